// Last step of `npm run compile`: bundles the built-in theme and its article markup, for sites that do not replace
// templates, and the live-reload script for `serve`.

import {wordingOf} from '../../core/messages/site-messages.ts';
import {packageFolder} from '../../core/package/own-files.ts';
import {createModuleSpace} from '../../pages/bundle/modules/module-space.ts';
import {writeShipped} from '../../pages/bundle/theme/shipped-theme.ts';
import {bundleTheme} from '../../pages/bundle/theme/theme-bundle.ts';
import {writeDevScript} from '../../serve/dev/dev-requests.ts';
import {shipMarkup} from '../../site/config/built-in-markup.ts';

const space = createModuleSpace({
  site: {folder: packageFolder},
  siteData: {baseUrl: '/'},
  modules: [],
  wording: wordingOf({i18n: {defaultLocale: 'en'}, themeConfig: {messages: {}}}),
  compileModule: () => Promise.reject(new Error('The theme does not import Markdown.')),
});
const bundled = await bundleTheme({minify: true}, space);
if (bundled.diagnostics.length > 0) throw new Error(JSON.stringify(bundled.diagnostics));
writeShipped(bundled);
await shipMarkup();
await writeDevScript();
