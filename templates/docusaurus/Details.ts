export {Details as default} from 'legacydocs/theme';
