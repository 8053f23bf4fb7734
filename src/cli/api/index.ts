export type {Diagnostic, Severity, SeveritySetting} from '../../core/diagnostics/diagnostic.ts';
export type {Message} from '../../core/messages/message-tree.ts';
export type {
  ChunkMessages,
  Messages,
  SomeMessages,
  ThemeMessages,
} from '../../core/messages/types.ts';
export type * from '../../pages/theme/live-types.ts';
export type * from '../../pages/theme/types.ts';
export type {OutputSummary} from '../../pipeline/output/types.ts';
export type {BuildOptions, BuildProgress, RouteRow, StageTime} from '../../pipeline/types.ts';
export {type ConfigExport, defineConfig} from '../../site/config/define-config.ts';
export type {ArticleMarkup} from '../../site/config/schema/article-markup.ts';
export type {SiteConfig, ThemeConfig, UserSiteConfig} from '../../site/config/schema/index.ts';
export type {Site} from '../../site/types.ts';
export {type BuildResult, build} from './build.ts';
