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
