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
