import {withAdmonitions, withBareFences, withFrontMatter} from './markdown.mjs';

/** @type {import('./peers.mjs').Peer} */
export const eleventy = {
  name: 'Eleventy',
  version: '3.1.8',
  does: 'pages without an app, Prism; no search index, no link check, no cache',
  packages: {
    '@11ty/eleventy': '3.1.8',
    '@11ty/eleventy-plugin-syntaxhighlight': '5.0.2',
    'markdown-it-anchor': '9.2.0',
    'markdown-it-attrs': '4.3.1',
    'markdown-it-container': '4.0.0',
  },
  // The release that would be installed otherwise is not available in every registry.
  overrides: {'@11ty/recursive-copy': '4.0.4'},
  command: ['@11ty/eleventy/cmd.cjs', '--quiet'],
  output: 'build',
  caches: ['.cache'],

  page: ({id, version, path, title, description, trail, previous, next, text}) => [
    `pages/docs/${version}/${id}.md`,
    withFrontMatter(
      {
        title,
        description,
        permalink: `${path.replace(/\/$/, '')}/index.html`,
        layout: 'doc.njk',
        route: path,
        version,
        trail,
        previous,
        next,
      },
      withBareFences(
        withAdmonitions(text, {open: (kind, label) => `:::admonition ${kind} ${label}`}),
      ),
    ),
  ],

  settings: ({versions}) => ({
    'eleventy.config.mjs': config,
    '_includes/doc.njk': layout,
    '_data/versions.json': JSON.stringify(versions.map(({name, path}) => ({name, path}))),
    '_data/sidebars.json': JSON.stringify(
      Object.fromEntries(versions.map(({name, sidebar}) => [name, sidebar])),
    ),
    'pages/index.md': '# Documentation\n',
  }),
};

const config = `import highlight from '@11ty/eleventy-plugin-syntaxhighlight';
import anchor from 'markdown-it-anchor';
import attributes from 'markdown-it-attrs';
import container from 'markdown-it-container';

export default function (config) {
  config.addPlugin(highlight);
  config.amendLibrary('md', (md) => {
    md.use(attributes, {allowedAttributes: ['id']});
    md.use(anchor);
    md.use(container, 'admonition', {
      render: (tokens, index) => {
        const [, kind, title] = /^\\s*admonition (\\w+) ?(.*)$/.exec(tokens[index].info) ?? [];
        return tokens[index].nesting === 1
          ? \`<aside class="\${kind}"><p>\${md.utils.escapeHtml(title || kind)}</p>\\n\`
          : '</aside>\\n';
      },
    });
  });
  const dir = {input: 'pages', includes: '../_includes', data: '../_data', output: 'build'};
  return {dir, markdownTemplateEngine: false};
}
`;

/**
 * A layout that is comparable to this project's theme: versions, the open branch of the sidebar, and links to the
 * previous and next page.
 */
const layout = `{% macro branch(items, route, trail) %}<ul>
{% for item in items %}{% if item.path %}<li><a href="{{ item.path }}"{% if item.path == route %} aria-current="page"{% endif %}>{{ item.label }}</a></li>
{% else %}<li><span>{{ item.label }}</span>{% if trail.startsWith(item.trail) %}{{ branch(item.items, route, trail) }}{% endif %}</li>
{% endif %}{% endfor %}</ul>
{% endmacro %}<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>{{ title }} | Documentation</title>
<meta name="description" content="{{ description }}">
<link rel="canonical" href="https://example.org{{ page.url }}">
</head>
<body>
<nav>{% for version in versions %}<a href="{{ version.path }}/">{{ version.name }}</a> {% endfor %}</nav>
<aside>{{ branch(sidebars[version], route, trail) }}</aside>
<main>
<article><h1>{{ title }}</h1>
{{ content | safe }}</article>
<nav>{% if previous %}<a href="{{ previous.path }}">{{ previous.title }}</a>{% endif %}{% if next %}<a href="{{ next.path }}">{{ next.title }}</a>{% endif %}</nav>
</main>
</body>
</html>
`;
