/** Replaces the module `legacydocs:messages`, which a build generates for each site, in tests of templates. */
export const language = 'en';
export const hasOwnDigits = false;
export {en as default} from '../../src/core/messages/languages/en.ts';
