/// <reference path="./virtual-modules.d.ts" />
import messages from 'legacydocs:messages';

/** Every sentence and label of the shell, in the site's language. */
export {messages};
