export {Link as default} from 'legacydocs/theme';
