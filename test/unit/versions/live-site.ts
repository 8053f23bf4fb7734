import type {Files} from '../../support/files.ts';
import {site} from './frozen-site.ts';

/**
 * Sources with all features of interactive pages: state, styles, an image, another Markdown file, and site and page
 * data.
 */
const liveSources: Files = {
  'content/docs/1.x/live.mdx': `---
title: Live
---

import {Counter} from '@site/content/parts/Counter.tsx';
import Part from './_part.mdx';
import {Tabs, TabItem} from 'legacydocs/theme';

<head><meta name="robots" content="noindex" /></head>

To [setup](./guide/setup.md#install). ![Dot](./guide/dot.svg)

<Counter start={3} />

<Part />

<Tabs>
<TabItem value="a" label="First">

One.

</TabItem>
<TabItem value="b" label="Second">

Two.

</TabItem>
</Tabs>

\`\`\`js
const answer = 42;
\`\`\`
`,
  'content/docs/1.x/_part.mdx': 'Part: [introduction](./intro.md), ![Dot](./guide/dot.svg)\n',
  'content/parts/Counter.tsx': `import {Link, useHref, useSite} from 'legacydocs/theme';
import {useId, useState} from 'react';
import styles from './counter.module.css';
import './counter.css';
import logo from './logo.png';

export function Counter({start}: {readonly start: number}) {
  const [count, setCount] = useState(start);
  return (
    <p id={useId()} className="Counter" style={{color: 'rgb(1, 2, 3)'}}>
      <button type="button" className={styles.button} onClick={() => setCount(count + 1)}>
        Count {count}
      </button>
      <img src={logo} alt="" width="1" height="1" />
      <Link to="/docs/">{useSite().title}</Link> <span className="here">{useHref()}</span>
    </p>
  );
}
`,
  'content/parts/counter.module.css': '.button {\n  border: 3px solid rgb(4, 5, 6);\n}\n',
  'content/parts/counter.css': '.Counter { outline: 2px solid rgb(7, 8, 9); }\n',
  'content/parts/logo.png': 'not really\n',
};

/** The test site with interactive pages in its older version. */
export const liveSite: Files = {
  ...site,
  'content/docs/1.x/sidebars.json': JSON.stringify({docs: ['intro', 'guide/setup', 'live']}),
  ...liveSources,
};
