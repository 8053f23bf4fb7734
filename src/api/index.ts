export type {BuildProgress, RouteRow, StageTime} from '../build/types.ts';
export {type ConfigExport, defineConfig} from '../config/define-config.ts';
export type {SiteConfig, ThemeConfig, UserSiteConfig} from '../config/schema/index.ts';
export type {Site} from '../config/types.ts';
export type {Diagnostic, Severity, SeveritySetting} from '../diagnostics/types.ts';
export type {OutputSummary} from '../output/types.ts';
export type * from '../theme/live-types.ts';
export type * from '../theme/types.ts';
export {type BuildOptions, type BuildResult, build} from './build.ts';
