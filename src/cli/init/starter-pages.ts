/** The pages of the starter site. They show what a page can hold, by doing it. */

/** @param newest File of the first page of the docs. @param old That of an old version. */
export const homePage = (newest: string, old?: string) => `---
title: My project
description: The home page of My project.
---

# My project

This is \`content/pages/index.md\`. Every file in \`content/pages\` becomes a page of its own.

- [Read the documentation](${newest})
${old === undefined ? '' : `- [Documentation of version 1.x](${old})\n`}
Links to Markdown files are the safest: they lead to the page that the file becomes, wherever that is.
`;

export const introTwo = `---
# Between these lines stands the front matter: what the site should know about the page.
title: Introduction
description: What My project is, and how to start.
# The page's address, below its version's. A slash makes it the version's first page: /docs/
slug: /
---

This is \`content/docs/2.x/intro.md\`. Change it, run \`legacydocs build\` again, and look into \`build/\`.

## Notes

:::tip Worth knowing
A line of three colons opens a box. Types are \`note\`, \`tip\`, \`info\`, \`caution\` and \`danger\`.
:::

## Code

\`\`\`js title="hello.js" {2}
function hello(name) {
  return \`Hello, \${name}!\`; // the highlighted line
}
\`\`\`

## Links

A link to [a heading](#code), and one to [the same page of version 1.x](../1.x/intro.md). Each is checked:
a link that leads nowhere stops the build, and the last good output stays online.
`;

export const introOne = `---
title: Introduction
description: What My project was in version 1.x.
slug: /
---

This is \`content/docs/1.x/intro.md\`. An old version costs nothing: its pages are built once and stay as
they are until somebody changes them.

Its address is \`/docs/1.x/\`. A banner above tells readers that a newer version exists.
`;

/** A guide: pages to be read one after the other. */
export const guidePages = {
  'index.md': `---
title: Introduction
description: What My project does, and what this guide teaches.
---

Say in two sentences what My project does, and for whom. Then lead on:

- [Install it](./start/install.md)
- [Do the first thing with it](./start/first-steps.md)
- [Deploy what you have made](./guides/deploy.md)

This is \`content/docs/current/index.md\`.
`,
  'start/install.md': `---
title: Install
description: What you need, and one command.
---

## What you need

- Node 20 or newer

## One command

\`\`\`bash npm2yarn
npm install my-project
\`\`\`

A block that is marked \`npm2yarn\` becomes tabs for other package managers. Next: [first steps](./first-steps.md).
`,
  'start/first-steps.md': `---
title: First steps
description: From nothing to something that works.
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
Say here what people meet most often, and what helps.
:::
`,
  'guides/deploy.md': `---
title: Deploy
description: Put it online.
---

A guide answers one question, step by step. Its title says which.

1. Build it.
2. Upload it.
3. Look at it.
`,
};

export const guideSidebars = `// Readers go through these from top to bottom: "Next" leads from each page to the one below it.
export default {
  guide: [
    'index',
    {type: 'category', label: 'Start', items: ['start/install', 'start/first-steps']},
    {type: 'category', label: 'Guides', items: ['guides/deploy']},
  ],
};
`;

/** A reference: pages to look things up in. */
export const apiPages = {
  'index.md': `---
title: Overview
description: Everything that My project exports.
---

\`\`\`js
import {hello, useHello} from 'my-project';
\`\`\`

| name | what it does |
| --- | --- |
| [\`hello\`](./functions/hello.md) | says hello |
| [\`useHello\`](./hooks/use-hello.md) | says hello for as long as a component is there |

This is \`content/docs/current/index.md\`.
`,
  'functions/hello.md': `---
title: hello
description: Says hello to somebody.
keywords: [greet, welcome]
---

Says hello to somebody.

\`\`\`ts
function hello(name: string, options?: HelloOptions): string;
\`\`\`

## Parameters

| name | type | default | meaning |
| --- | --- | --- | --- |
| \`name\` | \`string\` | required | who is greeted |
| \`options.loud\` | \`boolean\` | \`false\` | whether with an exclamation mark |

## Returns

What was said.

## Example

\`\`\`js
hello('world', {loud: true}); // Hello, world!
\`\`\`

Words that readers look for and the page does not use are its \`keywords\`: the search finds them.
`,
  'hooks/use-hello.md': `---
title: useHello
description: Says hello for as long as a component is there.
---

\`\`\`ts
function useHello(name: string): void;
\`\`\`

Calls [\`hello\`](../functions/hello.md#parameters) when the component appears.

:::caution
Say here what it must not be used for.
:::
`,
};

export const apiSidebars = `// Pages of a folder are listed by name. A category without a page of its own gets one that lists what is in it.
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
