export {TabItem as default} from 'legacydocs/theme';
