/** The search engine, for the build and for browsers (`legacydocs/lookup`). Pure, without dependencies. */
export {
  manifestPath,
  maxWeight,
  type NamedVersion,
  type NamesFile,
  type PageNames,
  pagesScope,
  type ScopeFiles,
  type SearchManifest,
  type TermsFile,
  type TermsPart,
  type TextsFile,
  type TextsPart,
  versionScope,
} from './format.ts';
export {type Fragment, markTerms} from './marks.ts';
export {
  createSearcher,
  type Finding,
  type FoundPage,
  type FoundSection,
  type Searcher,
} from './searcher.ts';
export {isStopWord, wordsOf} from './words.ts';
