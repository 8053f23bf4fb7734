import {expect, it} from 'vitest';
import {proposeSuccessors, successorProposals} from '../../../../src/tools/import/successors.ts';
import {buildGoodSite, siteConfig, siteWith} from '../../../support/sites.ts';

const doc = (version: string, id: string, title = id, text = '') => ({version, id, title, text});

it('IMP-07 proposes pages with the same title, name or words for pages that the default version lacks', () => {
  const words = 'A spring moves a value towards its target with stiffness damping and mass.';
  const docs = [
    doc('3.x', 'index', 'Welcome'),
    doc('3.x', 'api/withSpring', 'withSpring', words),
    doc('3.x', 'guide/setup', 'Installation'),
    doc('3.x', 'guide/motion', 'Motion', 'Curves describe how motion begins and how it ends.'),
    doc('1.x', 'index', 'About'),
    doc('1.x', 'animations/spring', 'spring', words),
    doc('1.x', 'install', 'Installation'),
    doc('1.x', 'curves', 'Easing', 'Curves describe how motion begins and how it ends.'),
    doc('1.x', 'clock', 'Clock', 'Clocks run while nodes are evaluated.'),
  ];
  expect(proposeSuccessors(docs, '3.x')).toEqual({
    '1.x': {
      'animations/spring': 'api/withSpring',
      install: 'guide/setup',
      curves: 'guide/motion',
      clock: null,
    },
  });
});

it('IMP-07 writes the pairs of a built site to a file, and never to its configuration', async () => {
  const site = await siteWith({
    'site.config.ts': siteConfig("docs: {versions: [{name: '2.x'}, {name: '1.x'}]},"),
    'content/docs/2.x/guide/setup.md': '# Installation\n',
    'content/docs/1.x/install.md': '# Installation\n',
  });
  const {routes} = await buildGoodSite(site);
  const {files, findings} = await successorProposals(site, routes);
  expect(files.map(({path, text}) => [path, JSON.parse(text)])).toEqual([
    ['successors.json', {'1.x': {install: 'guide/setup'}}],
  ]);
  expect(findings.map(({severity, code, message}) => [severity, code, message])).toEqual([
    [
      'warning',
      'successors-proposed',
      '1 page of old versions has no page of the same id in version 2.x. A similar page was found for 1.',
    ],
  ]);
});

it('IMP-07 proposes nothing for a site with one version', async () => {
  const site = await siteWith({
    'site.config.ts': siteConfig("docs: {versions: [{name: '2.x'}]},"),
    'content/docs/2.x/a.md': '# A\n',
  });
  const {routes} = await buildGoodSite(site);
  expect(await successorProposals(site, routes)).toEqual({files: [], findings: []});
});
