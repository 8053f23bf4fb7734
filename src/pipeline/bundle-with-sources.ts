import {join} from 'node:path';
import {wordingOf} from '../core/messages/site-messages.ts';
import type {CompiledPages} from '../markdown/compile/types.ts';
import type {ResolvedPages} from '../markdown/resolve/types.ts';
import {bundleSite} from '../pages/bundle/bundle-site.ts';
import type {Bundle, BundleInput} from '../pages/bundle/types.ts';
import type {Layout} from '../pages/layout/types.ts';
import {customStyles} from '../site/config/custom-styles.ts';
import {type ModuleSourcesInput, moduleSources} from './module-sources.ts';
import {siteStyles} from './site-styles.ts';

interface BundleWithSourcesInput extends ModuleSourcesInput, Pick<BundleInput, 'reactDevelopment'> {
  readonly compiled: CompiledPages;
  readonly resolved: ResolvedPages;
  readonly layout: Pick<Layout, 'site' | 'styles'>;
}

/** Bundle the site with what the stages before say of its pages, and tell what else was read for them. */
export async function bundleWithSources({
  layout,
  reactDevelopment,
  ...input
}: BundleWithSourcesInput): Promise<Bundle> {
  const {site, compiled, resolved, siteCache} = input;
  const {modules, compileModule, modulePositions, warnings} = await moduleSources(input);
  const bundle = await bundleSite({
    site,
    siteData: layout.site,
    wording: wordingOf(site.config),
    extraStyles: await siteStyles(site.config, compiled, layout.styles, siteCache),
    customCss: customStyles(site.folder, site.config),
    modules,
    compileModule,
    modulePositions,
    siteCache,
    minify: true,
    reactDevelopment,
  });
  return {
    ...bundle,
    diagnostics: [...bundle.diagnostics, ...warnings()],
    reads: [...bundle.reads, ...resolved.tried().map((path) => join(site.folder, path))],
  };
}
