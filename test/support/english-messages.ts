/** Replacement for `legacydocs:messages` in tests of templates. A build generates this module for each site. */
export const language = 'en';
export const hasOwnDigits = false;
export {en as default} from '../../src/core/messages/languages/en.ts';
