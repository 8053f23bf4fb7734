import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {glob} from 'tinyglobby';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {starterFiles} from '../../../src/cli/init/starter-files.ts';
import {repository} from '../../support/repository.ts';

interface Workflow {
  readonly name: string;
  readonly text: string;
}

const files = await glob(['.github/workflows/*.yml', 'docs/content/**/*.md'], {cwd: repository});
const texts = await Promise.all(
  files.sort().map(async (name) => ({name, text: await readFile(join(repository, name), 'utf8')})),
);
const initialised = ['', 'packages/docs'].map((inRepository) => ({
  name: `init ${inRepository}`,
  text: Object.entries(starterFiles({spec: '~1.2.3', inRepository})).find(([path]) =>
    path.endsWith('.yml'),
  )?.[1],
}));
const workflows = [...texts, ...initialised].flatMap(({name, text = ''}): Workflow[] =>
  name.endsWith('.md')
    ? [...text.matchAll(/```yaml title="\.github[^\n]*\n([\s\S]*?)```/g)].map(([, shown = '']) => ({
        name,
        text: shown,
      }))
    : [{name, text}],
);

describe('workflows: those of the manual, of `init` and of this repository', () => {
  it('agree on the version of each action', () => {
    const versions = new Map<string, Set<string>>();
    for (const {text} of workflows) {
      for (const [, action = '', version = ''] of text.matchAll(/uses: ([\w./-]+)@(\S+)/g)) {
        versions.set(action, (versions.get(action) ?? new Set()).add(version));
      }
    }
    expect(workflows.length).toBeGreaterThan(5);
    expect([...versions].filter(([, {size}]) => size !== 1)).toEqual([]);
  });

  it.each(workflows.filter(({name}) => !name.startsWith('.github')))(
    'install from a lock file, with a current Node: $name',
    ({text}) => {
      const {jobs}: {jobs: Record<string, {steps: Step[]}>} = parse(text);
      for (const {steps} of Object.values(jobs)) {
        const node = steps.find(({uses = ''}) => uses.startsWith('actions/setup-node@'));
        expect(Number(node?.with?.['node-version'])).toBeGreaterThanOrEqual(22);
        expect(steps.filter(({run}) => run?.startsWith('npm ')).map(({run}) => run)).toEqual([
          'npm ci',
        ]);
      }
    },
  );
});

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}
