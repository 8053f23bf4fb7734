export {Tabs as default} from 'legacydocs/theme';
