// The last step of `npm run compile`: bundles the built-in theme, and runs what it says of articles, for sites that replace nothing of it; and bundles
// the script of `serve`.
import {createModuleSpace} from '../bundle/modules/module-space.ts';
import {writeShipped} from '../bundle/theme/shipped-theme.ts';
import {bundleTheme} from '../bundle/theme/theme-bundle.ts';
import {shipMarkup} from '../config/built-in-markup.ts';
import {writeLiveScript} from '../live/live-script.ts';
import {wordingOf} from '../messages/site-messages.ts';
import {packageFolder} from '../package/own-files.ts';

const space = createModuleSpace({
  site: {folder: packageFolder},
  siteData: {baseUrl: '/'},
  modules: [],
  wording: wordingOf({i18n: {defaultLocale: 'en'}, themeConfig: {messages: {}}}),
  compileModule: () => Promise.reject(new Error('The theme imports no Markdown.')),
});
const bundled = await bundleTheme({minify: true}, space);
if (bundled.diagnostics.length > 0) throw new Error(JSON.stringify(bundled.diagnostics));
writeShipped(bundled);
await shipMarkup();
await writeLiveScript();
