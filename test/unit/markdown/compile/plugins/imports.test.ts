import {expect, it} from 'vitest';
import {compileMdx} from '../support.ts';

it('records every name that a page imports', async () => {
  const {body} = await compileMdx(
    [
      "import Box, {Ball as Bowl, 'a b' as C} from '../box.tsx';",
      "import * as all from '@site/content/all.ts';",
      "import './page.css';",
      '',
      'Text, and an `import x from "./code.ts"` that is none.',
      '',
      "import {late} from './late.ts';",
    ].join('\n'),
  );
  const imports = body.body.type === 'module' ? body.body.imports : [];
  expect(imports.filter(({specifier}) => !specifier.startsWith('react/'))).toEqual([
    {specifier: '../box.tsx', imported: 'default', local: 'Box'},
    {specifier: '../box.tsx', imported: 'Ball', local: 'Bowl'},
    {specifier: '../box.tsx', imported: 'a b', local: 'C'},
    {specifier: '@site/content/all.ts', imported: '*', local: 'all'},
    {specifier: './late.ts', imported: 'late', local: 'late'},
  ]);
});
