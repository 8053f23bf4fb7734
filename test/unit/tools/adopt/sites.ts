import type {Files} from '../../../support/files.ts';

/** A built site in the form of a generator's output. */
export interface BuiltSite {
  readonly name: string;
  readonly files: Files;
}

const page = (head: string, body: string): string =>
  `<!doctype html>\n<html lang="en"><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`;

const prose =
  'Fill the kettle with cold water. Put it on the stove, and wait until the water boils. Then pour it into the pot.';

/**
 * Returns a site in the form of Sphinx with the Read the Docs theme, in which each page shows its own branch of the
 * navigation.
 */
function sphinx(): Files {
  const entry = (name: string, label: string, inside = ''): string =>
    `<li class="toctree-l1"><a class="reference internal" href="${name}.html">${label}</a>${inside}</li>`;
  const parts =
    '<ul><li class="toctree-l2"><a href="boil.html">Boil</a></li><li class="toctree-l2"><a href="pour.html">Pour</a></li></ul>';
  const build = (name: string, title: string, text: string, hasBranch: boolean): string =>
    page(
      `<title>${title} &mdash; Kettle 1.2 documentation</title>`,
      `<div class="wy-grid-for-nav"><nav class="wy-nav-side"><div class="wy-menu wy-menu-vertical"><p class="caption"><span>Guide</span></p><ul>${entry('use', 'Use', hasBranch ? parts : '')}${entry('api', 'API')}</ul></div></nav>
<section class="wy-nav-content-wrap"><div class="rst-content"><div role="navigation"><ul class="wy-breadcrumbs"><li>${title}</li></ul></div><div role="main" class="document"><div itemprop="articleBody"><section id="${name}"><h1>${title}<a class="headerlink" href="#${name}">¶</a></h1><p>${prose}</p>${text}</section></div></div><footer><hr><p>Copyright 2015, the kettle makers.</p></footer></div></section></div>`,
    );
  return {
    'index.html': build('index', 'Kettle', '<p>See <a href="use.html">Use</a>.</p>', false),
    'use.html': build('use', 'Use', '<p>Read <a href="boil.html#time">how long</a>.</p>', true),
    'boil.html': build(
      'boil',
      'Boil',
      '<section id="time"><h2>Time<a class="headerlink" href="#time">¶</a></h2><div class="highlight-python notranslate"><div class="highlight"><pre><span></span><span class="n">kettle</span><span class="o">.</span><span class="n">boil</span><span class="p">()</span>\n</pre></div></div></section>',
      true,
    ),
    'pour.html': build('pour', 'Pour', '<p><img alt="A cup" src="_images/cup.svg"></p>', true),
    'api.html': build('api', 'API', '<p>Nothing yet.</p>', false),
    '_images/cup.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
  };
}

/**
 * Returns a site in the form of an unknown reference generator: without landmarks, with text in several blocks, and
 * with menus in lists.
 */
function unknown(): Files {
  const names = ['Kettle', 'Lid', 'Pot', 'Spout', 'Stove'];
  const menu = names.map((name) => `<li><a href="${name}.html">${name}</a></li>`).join('');
  const build = (name: string, index: number): string =>
    page(
      `<title>Tea Toolkit - ${name}</title>`,
      `<div id="top"><a href="index.html">Tea Toolkit</a> <span>Made with Docomatic 3</span></div>
<div id="left"><ul class="classes">${menu}</ul></div>
<div id="right"><div class="title"><h1>Class</h1></div>
<div class="summary"><p>The ${name} is part number ${index} of the set.</p></div>
<div class="methods"><h2><a name="make">make</a></h2><pre class="ruby">${name}.make(${index})</pre><p>${prose} It makes a ${name.toLowerCase()}.</p><table><tr><th>Name</th><th>Meaning</th></tr><tr><td>size${index}</td><td>Size of the ${name}</td></tr></table></div></div>
<div id="bottom">Generated for the Tea Toolkit. All rights reserved.</div>`,
    );
  return {
    'index.html':
      '<html><head><meta http-equiv="refresh" content="0; url=Kettle.html"></head><body></body></html>',
    ...Object.fromEntries(names.map((name, index) => [`${name}.html`, build(name, index)])),
  };
}

/** Returns a site in the form of MkDocs with its own theme, whose menus are in the navbar. */
function mkdocs(): Files {
  const build = (path: string, title: string, text: string): string => {
    const up = path.replace(/[^/]+/g, '..');
    const root = up === '' ? './' : up;
    return page(
      `<meta name="generator" content="mkdocs-1.5.3, mkdocs"><title>${title} - Kettle</title>`,
      `<div class="navbar"><a class="navbar-brand" href="${root}">Kettle</a><div id="navbar-collapse" class="navbar-collapse"><ul class="nav navbar-nav"><li><a href="${root}">Home</a></li><li class="dropdown"><a href="#" class="dropdown-toggle" data-toggle="dropdown">Guide <b class="caret"></b></a><ul class="dropdown-menu"><li><a href="${root}guide/boil/">Boil</a></li><li><a href="${root}guide/pour/">Pour</a></li></ul></li></ul></div></div>
<div class="container"><div class="row"><div class="col-md-3"><div class="bs-sidebar" role="complementary"><ul class="nav"><li><a href="#more">More</a></li></ul></div></div><div class="col-md-9" role="main"><h1 id="${title.toLowerCase()}">${title}</h1><p>${prose}</p>${text}<h2 id="more">More</h2><p>More of ${title}.</p></div></div></div><footer class="col-md-12"><p>Documentation built with MkDocs.</p></footer>`,
    );
  };
  return {
    'index.html': build('', 'Welcome', '<p>Go to <a href="guide/boil/">Boil</a>.</p>'),
    'guide/boil/index.html': build(
      'guide/boil/',
      'Boil',
      '<pre><code class="language-yaml">kettle: full\n</code></pre>',
    ),
    'guide/pour/index.html': build(
      'guide/pour/',
      'Pour',
      '<p><a href="../boil/#more">Before</a></p>',
    ),
  };
}

export const builtSites: readonly BuiltSite[] = [
  {name: 'Sphinx', files: sphinx()},
  {name: 'MkDocs', files: mkdocs()},
  {name: 'an unknown generator', files: unknown()},
];
