/** What tests of templates get for `legacydocs:messages`: a build makes it for each site. */
export const language = 'en';
export {en as default} from '../../src/core/messages/languages/en.ts';
