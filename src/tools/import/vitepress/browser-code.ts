import {posix} from 'node:path';
import {proseOf, scriptsIn} from '../markdown.ts';
import {listOldFiles, readOldFile} from '../old-files.ts';
import {capitalized} from '../text.ts';
import type {VitepressSite} from './read-site.ts';

const browserCode =
  /\b(?:defineClientComponent|inBrowser|on(?:Before)?Mounted|window|document)\b|import\.meta/;
const tags = /<([A-Z]\w*|[a-z]+(?:-[a-z\d]+)+)\b/g;
const builtIn = new Set(['Badge', 'KeepAlive', 'Transition', 'TransitionGroup']);

/** Returns the sources of the site's Vue components, keyed by name. */
export async function vueComponents(site: VitepressSite): Promise<ReadonlyMap<string, string>> {
  const components = new Map<string, string>();
  for (const folder of ['.vitepress/theme', '.vitepress/components', 'components']) {
    const {files} = await listOldFiles(folder, site);
    for (const file of files.filter((one) => one.endsWith('.vue'))) {
      const source = readOldFile(posix.join(folder, file), site) ?? '';
      components.set(pascalCase(posix.basename(file, '.vue')), source);
    }
  }
  return components;
}

/**
 * True if a page, or a component in it, contains code that only runs in browsers, or if the source of a component is
 * unknown.
 *
 * @param page Source without front matter.
 */
export function needsBrowser(page: string, components: ReadonlyMap<string, string>): boolean {
  const seen = new Set(builtIn);
  const isForBrowser = (code: string, template: string): boolean =>
    browserCode.test(code) ||
    /ClientOnly|client-only/.test(template) ||
    [...template.matchAll(tags)].some(([, written = '']) => {
      const name = pascalCase(written);
      if (seen.has(name)) return false;
      seen.add(name);
      const source = components.get(name);
      const inner = /<template>[\s\S]*<\/template>/.exec(source ?? '')?.[0] ?? '';
      return source === undefined || isForBrowser(source, inner);
    });
  const scripts = scriptsIn(page).filter(({kind}) => kind === 'script');
  return isForBrowser(scripts.map(({content}) => content).join('\n'), proseOf(page, 'md'));
}

function pascalCase(name: string): string {
  return name.split('-').map(capitalized).join('');
}
