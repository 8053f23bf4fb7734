import {docusaurus} from './docusaurus.ts';
import {generic} from './generic.ts';
import {mkdocsMaterial} from './mkdocs-material.ts';
import {sphinxReadTheDocs} from './sphinx.ts';
import type {Profile} from './types.ts';

/** All profiles. Those that recognise less come later; the last one recognises any page. */
export const profiles: readonly Profile[] = [
  docusaurus,
  mkdocsMaterial,
  sphinxReadTheDocs,
  generic,
];
