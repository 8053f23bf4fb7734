import {docusaurus, docusaurus1} from './docusaurus.ts';
import {generic} from './generic.ts';
import {mkdocs, mkdocsMaterial} from './mkdocs.ts';
import {doxygen, javadoc, jsdoc, rustdoc, typedoc} from './references.ts';
import {sphinxBasic, sphinxFuro, sphinxPydata, sphinxReadTheDocs} from './sphinx.ts';
import {
  asciidoctor,
  gitbook,
  hugo,
  jekyll,
  mdbook,
  nextra,
  rspress,
  starlight,
} from './static-sites.ts';
import type {Profile} from './types.ts';
import {vitepress, vuepress1, vuepress2} from './vue.ts';

/** All profiles. More general profiles are later; the last one matches any page. */
export const profiles: readonly Profile[] = [
  docusaurus,
  docusaurus1,
  starlight,
  vitepress,
  vuepress2,
  vuepress1,
  rspress,
  nextra,
  mkdocsMaterial,
  mkdocs,
  sphinxReadTheDocs,
  sphinxFuro,
  sphinxPydata,
  sphinxBasic,
  mdbook,
  gitbook,
  typedoc,
  rustdoc,
  doxygen,
  jsdoc,
  javadoc,
  asciidoctor,
  hugo,
  jekyll,
  generic,
];

/** Returns the profiles to try: all profiles, or the requested one for every page, and the generic one. */
export function profilesFor(generator: string | undefined): readonly Profile[] {
  if (generator === undefined) return profiles;
  return profiles
    .filter(({name}) => name === generator)
    .map((profile) => ({...profile, landmarks: 'html'}))
    .concat(generic);
}
