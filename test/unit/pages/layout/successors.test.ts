import {describe, expect, it} from 'vitest';
import type {FrontMatter, Successor} from '../../../../src/core/front-matter/schema.ts';
import {layoutOf, type VersionSketch} from './support.ts';

const v3: VersionSketch = {
  name: '3.x',
  path: '/docs',
  docs: {about: {}, withSpring: {title: 'withSpring'}, both: {}, guide: {}},
};
const v2: VersionSketch = {
  name: '2.x',
  path: '/docs/2.x',
  docs: {about: {}, withSpring: {title: 'withSpring'}, step: {successor: ['guide']}},
};

function site(
  docs: Readonly<Record<string, FrontMatter>>,
  successors?: Readonly<Record<string, Successor>>,
  others: readonly VersionSketch[] = [v3, v2],
) {
  const v1 = {name: '1.x', path: '/docs/1.x', docs: {start: {}, ...docs}};
  const sketches = [...others, v1];
  const versions = sketches.map(({name}) => (name === '1.x' ? {name, successors} : {name}));
  const {layout, route} = layoutOf(sketches, {docs: {versions, lastVersion: '3.x'}});
  return {
    layout,
    alternates: (path: string) => layout.routeData(route(path)).alternates,
    problems: layout.diagnostics,
    route,
  };
}

const main1x = {version: '1.x', href: '/base/docs/1.x/start', samePage: false};

describe('the successor of a page', () => {
  it('VER-23 leads to the page of each newer version that replaces it, and back', () => {
    const {alternates} = site({spring: {successor: ['withSpring']}});
    expect(alternates('/docs/1.x/spring')).toEqual([
      {
        version: '3.x',
        href: '/base/docs/withSpring',
        samePage: false,
        pages: [{label: 'withSpring', href: '/base/docs/withSpring'}],
      },
      {
        version: '2.x',
        href: '/base/docs/2.x/withSpring',
        samePage: false,
        pages: [{label: 'withSpring', href: '/base/docs/2.x/withSpring'}],
      },
      {version: '1.x', href: '/base/docs/1.x/spring', samePage: true},
    ]);
    expect(alternates('/docs/withSpring')).toEqual([
      {version: '3.x', href: '/base/docs/withSpring', samePage: true},
      {version: '2.x', href: '/base/docs/2.x/withSpring', samePage: true},
      {
        version: '1.x',
        href: '/base/docs/1.x/spring',
        samePage: false,
        pages: [{label: 'spring', href: '/base/docs/1.x/spring'}],
      },
    ]);
  });

  it('VER-23 can be several pages, or a page that another version replaced since', () => {
    const {alternates} = site({
      many: {successor: ['both', 'withSpring']},
      old: {successor: ['step']},
    });
    expect(alternates('/docs/1.x/many')[0]?.pages).toEqual([
      {label: 'both', href: '/base/docs/both'},
      {label: 'withSpring', href: '/base/docs/withSpring'},
    ]);
    expect(alternates('/docs/1.x/old')[0]).toMatchObject({href: '/base/docs/guide'});
    expect(alternates('/docs/1.x/old')[1]).toMatchObject({href: '/base/docs/2.x/step'});
  });

  it('VER-23 can be none, for a reason', () => {
    const {alternates} = site({about: {successor: {none: 'nobody needs it.'}}});
    expect(alternates('/docs/1.x/about')[0]).toEqual({
      version: '3.x',
      href: '/base/docs/about',
      samePage: false,
      reason: 'nobody needs it.',
    });
  });

  it('VER-23 has precedence over the page with the same id', () => {
    const {alternates} = site({both: {successor: ['guide']}});
    expect(alternates('/docs/1.x/both')[0]).toMatchObject({href: '/base/docs/guide'});
    expect(alternates('/docs/both')[2]).toEqual(main1x);
  });

  it('VER-23 is what the configuration says, also where front matter says otherwise', () => {
    const docs = {spring: {successor: ['gone']}};
    const {alternates, problems} = site(docs, {spring: ['withSpring']});
    expect(problems).toEqual([]);
    expect(alternates('/docs/1.x/spring')[0]).toMatchObject({href: '/base/docs/withSpring'});
  });

  it('VER-23 ends where successors form a circle', () => {
    const docs = {a: {successor: ['b']}, b: {successor: ['a']}};
    const {alternates} = site({}, undefined, [v3, {...v2, docs: {about: {}, ...docs}}]);
    expect(alternates('/docs/2.x/a')[0]).toEqual({
      version: '3.x',
      href: '/base/docs/about',
      samePage: false,
    });
  });

  it('VER-23 of many pages does not list them', () => {
    const ids = ['a', 'b', 'c', 'd'];
    const {alternates} = site(
      Object.fromEntries(ids.map((id) => [id, {successor: ['withSpring']}])),
    );
    expect(alternates('/docs/withSpring')[2]).toEqual(main1x);
  });

  it('VER-23 feeds the banner and the search', () => {
    const {layout, route} = site({spring: {successor: ['withSpring']}});
    const data = layout.routeData(route('/docs/1.x/spring')).page;
    expect(data.kind === 'doc' && data.latest).toEqual({
      label: '3.x',
      href: '/base/docs/withSpring',
    });
    expect(layout.successors(route('/docs/1.x/spring'))).toEqual([
      {label: 'withSpring', href: '/base/docs/withSpring'},
    ]);
    expect(layout.successors(route('/docs/2.x/withSpring'))).toEqual([]);
    expect(layout.successors(route('/docs/withSpring'))).toEqual([]);
  });

  it('VER-23 is the canonical page, if it is a single one', () => {
    const v1: VersionSketch = {
      name: '1.x',
      path: '/docs/1.x',
      searchEngines: 'canonical',
      docs: {one: {successor: ['withSpring']}, two: {successor: ['withSpring', 'both']}},
    };
    const {layout, route} = layoutOf([v3, v1]);
    const canonical = (path: string) => layout.routeData(route(path)).canonicalHref;
    expect(canonical('/docs/1.x/one')).toBe('/base/docs/withSpring');
    expect(canonical('/docs/1.x/two')).toBeUndefined();
    expect(layout.isIndexed(route('/docs/1.x/one'))).toBe(false);
  });
});

describe('an unknown successor', () => {
  it('VER-24 is an error in front matter and in the configuration', () => {
    const {problems} = site(
      {spring: {successor: ['withSprign']}},
      {
        start: ['abuot'],
        strat: ['about'],
      },
    );
    expect(problems).toEqual([
      {
        severity: 'error',
        code: 'successor-unknown',
        message: '`successors` names `strat`, which is not a doc of version `1.x`.',
        file: 'site.config.ts',
        key: ['docs', 'versions', 2, 'successors', 'strat'],
        consequence: 'The entry has no effect.',
        hint: 'Did you mean `start`? `legacydocs routes` lists the pages of all versions.',
      },
      {
        severity: 'error',
        code: 'successor-unknown',
        message: 'The successor `abuot` is not a doc of a newer version.',
        file: 'site.config.ts',
        key: ['docs', 'versions', 2, 'successors', 'start'],
        consequence: 'The old page cannot link to it.',
        hint: 'Did you mean `about`? `legacydocs routes` lists the pages of all versions.',
      },
      {
        severity: 'error',
        code: 'successor-unknown',
        message: 'The successor `withSprign` is not a doc of a newer version.',
        file: 'content/docs/1.x/spring.md',
        consequence: 'The old page cannot link to it.',
        hint: 'Did you mean `withSpring`? `legacydocs routes` lists the pages of all versions.',
      },
    ]);
  });

  it('VER-24 is a warning in a frozen page, which only the configuration can change', () => {
    const v1 = {name: '1.x', path: '/docs/1.x', docs: {old: {successor: ['gone']}}, frozen: true};
    const {layout} = layoutOf([v3, v1]);
    expect(layout.diagnostics).toMatchObject([
      {
        severity: 'warning',
        code: 'successor-unknown',
        message: 'The successor `gone` is not a doc of a newer version.',
        file: 'content/docs/1.x/old.md',
        hint: "Set the page's successor in `docs.versions[1].successors`.",
      },
    ]);
  });

  it('VER-24 is not reported while versions are left out of the build', () => {
    const v1 = {name: '1.x', path: '/docs/1.x', docs: {old: {successor: ['step']}}};
    const versions = ['3.x', '2.x', '1.x'].map((name) => ({name}));
    const docs = {versions, lastVersion: '3.x', onlyIncludeVersions: ['3.x', '1.x']};
    expect(layoutOf([v3, v1], {docs}).layout.diagnostics).toEqual([]);
  });
});
