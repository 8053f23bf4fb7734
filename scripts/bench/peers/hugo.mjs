import {withAdmonitions, withBareFences, withFrontMatter} from './markdown.mjs';

/** @type {import('./peers.mjs').Peer} */
export const hugo = {
  name: 'Hugo',
  version: '0.111.3',
  does: 'pages without an app, Chroma, sitemap; no search index, no link check; every build is a full one',
  command: ['hugo', '--quiet'],
  output: 'public',
  caches: ['resources', '.hugo_build.lock'],

  page: ({id, version, path, title, description, trail, previous, next, text}) => [
    // Hugo would treat the files beside an `index.md` as its resources.
    `content/docs/${version}/${id.replace(/(^|\/)index$/, '$1index-page')}.md`,
    withFrontMatter(
      {
        title,
        description,
        url: `${path.replace(/\/$/, '')}/`,
        route: path,
        version,
        trail,
        previous,
        next,
      },
      withBareFences(
        withAdmonitions(text, {
          open: (kind, label) => `{{% admonition ${kind} ${JSON.stringify(label || kind)} %}}`,
          close: '{{% /admonition %}}',
        }),
      ),
    ),
  ],

  settings: ({versions}) => ({
    'hugo.toml': config,
    'layouts/_default/single.html': layout,
    'layouts/index.html': layout,
    'layouts/partials/sidebar.html': sidebar,
    'layouts/shortcodes/admonition.html':
      '<aside class="{{ .Get 0 }}"><p>{{ .Get 1 }}</p>\n\n{{ .Inner }}\n\n</aside>\n',
    'data/versions.json': JSON.stringify(versions.map(({name, path}) => ({name, path}))),
    'data/sidebars.json': JSON.stringify(
      Object.fromEntries(versions.map((version) => [version.name, version.sidebar])),
    ),
    'content/_index.md': withFrontMatter({title: 'Documentation'}, ''),
  }),
};

const config = `baseURL = "https://example.org/"
languageCode = "en"
title = "Documentation"
disableKinds = ["section", "taxonomy", "term", "RSS"]

[markup.goldmark.renderer]
unsafe = true

[markup.highlight]
noClasses = false
`;

/**
 * A layout that is comparable to this project's theme: versions, the open branch of the sidebar, and links to the
 * previous and next page.
 */
const layout = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>{{ .Title }} | Documentation</title>
<meta name="description" content="{{ .Params.description }}">
<link rel="canonical" href="{{ .Permalink }}">
</head>
<body>
<nav>{{ range site.Data.versions }}<a href="{{ .path }}/">{{ .name }}</a> {{ end }}</nav>
{{ with .Params.version }}<aside>{{ partial "sidebar.html" (dict "items" (index site.Data.sidebars .) "page" $) }}</aside>{{ end }}
<main>
<article><h1>{{ .Title }}</h1>
{{ .Content }}</article>
<nav>{{ .TableOfContents }}</nav>
<nav>{{ with .Params.previous }}<a href="{{ .path }}">{{ .title }}</a>{{ end }}{{ with .Params.next }}<a href="{{ .path }}">{{ .title }}</a>{{ end }}</nav>
</main>
</body>
</html>
`;

const sidebar = `{{ $page := .page }}<ul>
{{ range .items }}{{ if .path }}<li><a href="{{ .path }}"{{ if eq .path $page.Params.route }} aria-current="page"{{ end }}>{{ .label }}</a></li>
{{ else }}<li><span>{{ .label }}</span>{{ if hasPrefix $page.Params.trail .trail }}{{ partial "sidebar.html" (dict "items" .items "page" $page) }}{{ end }}</li>
{{ end }}{{ end }}</ul>
`;
