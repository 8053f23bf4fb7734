import type {Report} from '../findings.ts';
import type {TextFile} from '../importer.ts';
import {type Fields, fieldsOf, textsOf} from '../values.ts';
import type {DocusaurusSite} from './site.ts';

/** A Google service with a Docusaurus plugin. */
interface Service {
  readonly name: RegExp;
  /** Option that contains one or more ids. */
  readonly option: 'trackingID' | 'containerId';
  readonly src: (id: string) => string;
  /** `setup` is code that runs once, before all other code. `start` returns the code for one id. */
  readonly setup: string;
  readonly start: (id: string, options: Fields) => string;
  readonly hint: string;
}

const hosts = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
];
const dataLayer = 'window.dataLayer = window.dataLayer || [];';

const services: readonly Service[] = [
  {
    name: /gtag$/i,
    option: 'trackingID',
    src: (id) => `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`,
    setup: `${dataLayer}
window.gtag = function () {
  window.dataLayer.push(arguments);
};
window.gtag('js', new Date());`,
    start: (id, {anonymizeIP}) =>
      `window.gtag('config', ${JSON.stringify(id)}, {anonymize_ip: ${anonymizeIP === true}});`,
    hint: 'To count every page view of a visit, enable “Page changes based on browser history events” in Google Analytics.',
  },
  {
    name: /google-?tag-?manager$/i,
    option: 'containerId',
    src: (id) => `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`,
    setup: dataLayer,
    start: () => "window.dataLayer.push({'gtm.start': Date.now(), event: 'gtm.js'});",
    hint: 'Inline scripts in the container do not run. If the container loads files from other hosts, add these hosts to `csp`.',
  },
];

/** Google services in the new site. */
interface Analytics {
  readonly scripts: readonly Fields[];
  /** Sources that the policy must allow, except the origins of scripts. */
  readonly csp: Fields | undefined;
  readonly files: readonly TextFile[];
}

export const endedHint = 'Google ended this service (Universal Analytics) in 2023.';

/** True if `changeAnalytics` converts the plugin. */
export function isAnalytics(plugin: string): boolean {
  return services.some(({name}) => name.test(plugin));
}

/**
 * Converts plugins for Google services to scripts. The policy blocks inline scripts, so the code that starts the
 * services is written to a file.
 */
export function changeAnalytics({otherPlugins, config}: DocusaurusSite, report: Report): Analytics {
  // In early versions of Docusaurus 2, the options of these plugins were theme settings.
  const settings = Object.entries(fieldsOf(config['themeConfig'])).map(([name, options]) => ({
    name,
    options: fieldsOf(options),
  }));
  const code: string[] = [];
  const scripts: Fields[] = [];
  for (const {name, option, src, setup, start, hint} of services) {
    const used = [...otherPlugins, ...settings].filter((plugin) => name.test(plugin.name));
    const ids = used.flatMap(({options}) => textsOf(options[option]).map((id) => ({id, options})));
    if (ids.length > 0) code.push(setup, ...ids.map(({id, options}) => start(id, options)));
    for (const [index, {id}] of ids.entries()) {
      // Google Tag Manager needs one script for each container; gtag needs a single script for all ids.
      if (index === 0 || option === 'containerId') {
        scripts.push({src: src(id), async: true});
      }
      report.decide(
        'analytics-carried',
        `The Google script for \`${id}\` is now in \`scripts\`, and \`csp\` allows its requests.`,
        {hint},
      );
    }
    if (used.length > 0 && ids.length === 0) {
      report.lost('analytics-lost', `\`${used[0]?.name}\` has no \`${option}\`.`, {
        consequence: 'The script of this service is omitted.',
        hint: 'List the script in `scripts` in `site.config.ts`.',
      });
    }
  }
  if (code.length === 0) return {scripts: [], csp: undefined, files: []};
  const file = 'google-analytics-setup.js';
  return {
    scripts: [{src: `/${file}`}, ...scripts],
    csp: {img: hosts, connect: hosts},
    files: [{path: `content/static/${file}`, text: `${code.join('\n')}\n`}],
  };
}
