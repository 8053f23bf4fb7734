import {useState} from 'react';
import {Controls, Select} from '../kit/index.ts';
import {type FilteredTools, filterTools, type ToolFilter} from './filter-tools.ts';
import {
  type Engine,
  platforms,
  type Support,
  type Tool,
  toolsFor,
  type WorkletVersion,
} from './tools.ts';
import '../kit/styles.css';
import './styles.css';

const noFilter: ToolFilter = {platform: 'all', engine: 'all', support: 'any'};

/** Table of debugging tools by platform and engine, with filters. */
export function DebuggingTable({version}: {readonly version: WorkletVersion}) {
  const [filter, setFilter] = useState(noFilter);
  const tools = toolsFor(version);
  const found = filterTools(tools, filter);
  return (
    <div className="DebuggingTable">
      <Controls label="Filters" className="DebuggingTable-filters">
        <Select
          label="Platform"
          options={platformOptions}
          value={filter.platform}
          onChange={(platform) => setFilter({...filter, platform})}
        />
        <Select
          label="Engine"
          options={engineOptions}
          value={filter.engine}
          onChange={(engine) => setFilter({...filter, engine})}
        />
        <Select
          label="Can debug"
          options={supportOptions}
          value={filter.support}
          onChange={(support) => setFilter({...filter, support})}
        />
      </Controls>
      <ToolsTable {...found} caption="Debugging tools by platform and engine" />
      <p className="DebuggingTable-count" role="status">
        {countText(found, tools.length)}
      </p>
    </div>
  );
}

interface ToolTableProps {
  readonly name: string;
  readonly version: WorkletVersion;
}

/** Table of the platforms and engines that one tool supports. */
export function ToolTable({name, version}: ToolTableProps) {
  const {engines, rows} = filterTools(
    toolsFor(version).filter((tool) => tool.name === name),
    noFilter,
  );
  return (
    <ToolsTable engines={engines} rows={rows} caption={`${name} by platform and engine`} single />
  );
}

interface ToolsTableProps extends FilteredTools {
  readonly caption: string;
  /** True if the table has a single tool, which then needs no heading row. */
  readonly single?: boolean;
}

function ToolsTable({engines, rows, caption, single = false}: ToolsTableProps) {
  return (
    <table className="ToolsTable">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Platform</th>
          {engines.map((engine) => (
            <th key={engine} scope="col">
              {engine}
            </th>
          ))}
        </tr>
      </thead>
      {rows.map(({tool, platforms: shown}) => (
        <tbody key={tool.name}>
          {!single && (
            <tr>
              <th scope="rowgroup" colSpan={engines.length + 1}>
                <a href={tool.anchor}>{tool.name}</a>
              </th>
            </tr>
          )}
          {shown.map((platform) => (
            <tr key={platform}>
              <th scope="row">{platform}</th>
              {engines.map((engine) => (
                <Cell key={engine} tool={tool} support={tool.support[platform][engine]} />
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

const supportLabels: Readonly<Record<Support, string>> = {
  worklets: 'worklets',
  app: 'app only',
  none: 'none',
};

function Cell({tool, support}: {readonly tool: Tool; readonly support: Support}) {
  return (
    <td className={`ToolsTable-${support}`}>
      {supportLabels[support]}
      {support === 'worklets' && tool.footnote !== undefined && ` ${tool.footnote}`}
    </td>
  );
}

function countText({rows}: FilteredTools, all: number): string {
  const rowCount = rows.reduce((sum, row) => sum + row.platforms.length, 0);
  return `${rows.length} of ${all} tools, ${rowCount} of ${all * platforms.length} rows`;
}

const platformOptions = [
  {value: 'all', label: 'All platforms'},
  {value: 'Android', label: 'Android'},
  {value: 'iOS', label: 'iOS'},
] as const;

const engineOptions: readonly {readonly value: Engine | 'all'; readonly label: string}[] = [
  {value: 'all', label: 'All engines'},
  {value: 'JSC', label: 'JSC'},
  {value: 'Hermes', label: 'Hermes'},
  {value: 'V8', label: 'V8'},
];

const supportOptions = [
  {value: 'any', label: 'Anything'},
  {value: 'app', label: 'The app'},
  {value: 'worklets', label: 'Worklets'},
] as const;
