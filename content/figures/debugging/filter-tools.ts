import {type Engine, engines, type Platform, platforms, type Support, type Tool} from './tools.ts';

/** Filter criteria; `all` and `any` match everything. */
export interface ToolFilter {
  readonly platform: Platform | 'all';
  readonly engine: Engine | 'all';
  /** `app` also matches tools that debug worklets. */
  readonly support: 'any' | 'app' | 'worklets';
}

export interface FilteredTools {
  readonly engines: readonly Engine[];
  /** Matching tools, each with the platforms on which it matches. */
  readonly rows: readonly {readonly tool: Tool; readonly platforms: readonly Platform[]}[];
}

export function filterTools(tools: readonly Tool[], filter: ToolFilter): FilteredTools {
  const shownEngines = filter.engine === 'all' ? engines : [filter.engine];
  const shownPlatforms = filter.platform === 'all' ? platforms : [filter.platform];
  const rows = tools.map((tool) => ({
    tool,
    platforms: shownPlatforms.filter((platform) =>
      shownEngines.some((engine) => isMatch(tool.support[platform][engine], filter.support)),
    ),
  }));
  return {engines: shownEngines, rows: rows.filter((row) => row.platforms.length > 0)};
}

function isMatch(support: Support, required: ToolFilter['support']): boolean {
  if (required === 'any') return true;
  return support === 'worklets' || (required === 'app' && support === 'app');
}
