/**
 * Returns the home page.
 *
 * @param cards Title, path and text of each card.
 * @param second The second button below the title.
 */
export const homePage = (
  cards: readonly (readonly [title: string, to: string, text: string])[],
  second = '',
) => `---
title: My project
description: What My project does, in one sentence.
# The hero contains the title.
hide_title: true
hide_table_of_contents: true
---

import {Card, CardGrid, Hero, LinkButton} from 'legacydocs/components';

<Hero image="/favicon.svg">

# My project

What it does, in one sentence.

<LinkButton to="/docs/">Get started</LinkButton>${second}

</Hero>

<CardGrid>
${cards
  .map(
    ([title, to, text]) => `<Card title="${title}" to="${to}">

${text}

</Card>`,
  )
  .join('\n')}
</CardGrid>

## Installation

\`\`\`bash npm2yarn
npm install my-project
\`\`\`

This is \`content/pages/index.mdx\`. Every file in \`content/pages\` becomes a page.
`;

export const introTwo = `---
# The front matter between these lines describes the page.
title: Introduction
description: What My project is, and how to start.
# The URL of the page, relative to its version. A slash makes it the first page of the version: /docs/
slug: /
---

This is \`content/docs/2.x/intro.md\`. Edit it, run \`legacydocs build\` again, and look at the result in \`build/\`.

## Notes

:::tip Good to know
Three colons begin an admonition. Types are \`note\`, \`tip\`, \`info\`, \`caution\` and \`danger\`.
:::

## Code

\`\`\`bash npm2yarn
npm install my-project
\`\`\`

\`\`\`js title="hello.js" {2}
function hello(name) {
  return \`Hello, \${name}!\`; // the highlighted line
}
\`\`\`

## Tables

| option | type | default | effect |
| --- | --- | --- | --- |
| \`name\` | \`string\` | required | person to greet |
| \`loud\` | \`boolean\` | \`false\` | adds an exclamation mark |

On a phone, each row of a table becomes a list.

<details>
<summary>Collapsible sections</summary>

Details that only some readers need. The search finds them, and opens the section.

</details>

## Links

This is a link to [a heading](#code), and this one leads to [the same page of version 1.x](../1.x/intro.md). Every
link is checked: a broken link fails the build, and the previous output is kept.
`;

export const introOne = `---
title: Introduction
description: What My project was in version 1.x.
slug: /
---

This is \`content/docs/1.x/intro.md\`. Old versions cost nothing: their pages are rebuilt only when
you change them.

The URL of this page is \`/docs/1.x/\`. A banner tells readers that a newer version exists.
`;

/** Pages of a guide, in reading order. */
export const guidePages = {
  'index.md': `---
title: Introduction
description: What My project does, and what this guide teaches.
---

Describe in two sentences what My project does and for whom. Then link to the next steps:

- [Install it](./start/install.md)
- [Take the first steps](./start/first-steps.md)
- [Deploy the result](./guides/deploy.md)

This is \`content/docs/current/index.md\`.
`,
  'start/install.md': `---
title: Install
description: Requirements and installation.
---

## Requirements

- Node 20 or newer

## Installation

\`\`\`bash npm2yarn
npm install my-project
\`\`\`

A code block marked with \`npm2yarn\` becomes tabs for several package managers. Next: [first steps](./first-steps.md).
`,
  'start/first-steps.md': `---
title: First steps
description: From an empty folder to a working example.
---

## Write a file

\`\`\`js title="hello.js"
import {hello} from 'my-project';

hello('world');
\`\`\`

## Run it

\`\`\`bash
node hello.js
\`\`\`

:::tip If it does not work
Describe the most common problem here, and its solution.
:::
`,
  'guides/deploy.md': `---
title: Deploy
description: Publish the result.
---

A guide answers one question, step by step. The title states the question.

1. Build the project.
2. Upload the files.
3. Open the site.
`,
};

export const guideSidebars = `// The order of the pages is also the order of the "Previous" and "Next" links.
export default {
  guide: [
    'index',
    {type: 'category', label: 'Start', items: ['start/install', 'start/first-steps']},
    {type: 'category', label: 'Guides', items: ['guides/deploy']},
  ],
};
`;

/** Pages of a reference. */
export const apiPages = {
  'index.md': `---
title: Overview
description: Everything that My project exports.
---

\`\`\`js
import {hello, useHello} from 'my-project';
\`\`\`

| name | description |
| --- | --- |
| [\`hello\`](./functions/hello.md) | says hello |
| [\`useHello\`](./hooks/use-hello.md) | says hello while a component is mounted |

This is \`content/docs/current/index.md\`.
`,
  'functions/hello.md': `---
title: hello
description: Says hello to someone.
keywords: [greet, welcome]
---

Says hello to someone.

\`\`\`ts
function hello(name: string, options?: HelloOptions): string;
\`\`\`

## Parameters

| name | type | default | description |
| --- | --- | --- | --- |
| \`name\` | \`string\` | required | person to greet |
| \`options.loud\` | \`boolean\` | \`false\` | adds an exclamation mark |

## Returns

The greeting.

## Example

\`\`\`js
hello('world', {loud: true}); // Hello, world!
\`\`\`

Add search terms that the page does not contain to its \`keywords\`.
`,
  'hooks/use-hello.md': `---
title: useHello
description: Says hello while a component is mounted.
---

\`\`\`ts
function useHello(name: string): void;
\`\`\`

Calls [\`hello\`](../functions/hello.md#parameters) when the component mounts.

:::caution
Describe here what it must not be used for.
:::
`,
};

export const apiSidebars = `// The pages of a folder are listed by name. A generated index page lists the pages of its category.
export default {
  api: [
    'index',
    {
      type: 'category',
      label: 'Functions',
      link: {type: 'generated-index', slug: '/functions'},
      items: [{type: 'autogenerated', dirName: 'functions'}],
    },
    {
      type: 'category',
      label: 'Hooks',
      link: {type: 'generated-index', slug: '/hooks'},
      items: [{type: 'autogenerated', dirName: 'hooks'}],
    },
  ],
};
`;
