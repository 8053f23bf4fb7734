/**
 * Selectors for a generator's pages.
 *
 * @typedef {object} Parts
 * @property {string} field Selector of the open search field.
 * @property {string} result Selector of a search result.
 * @property {string} next Selector of the link to the next page.
 * @typedef {{readonly name: string, readonly generator: string, readonly url: string}} Site
 */

/** @type {Readonly<Record<string, Parts>>} */
export const generators = {
  legacydocs: {
    field: 'dialog.SearchDialog[open] input',
    result: 'dialog.SearchDialog[open] [role="option"] mark',
    next: '.Pagination a[rel="next"]',
  },
  starlight: {
    field: 'dialog[open] .pagefind-ui__search-input',
    result: 'dialog[open] .pagefind-ui__result mark',
    next: '.pagination-links a[rel="next"]',
  },
  vitepress: {
    field: '.VPLocalSearchBox input',
    result: '.VPLocalSearchBox .result mark',
    next: '.pager-link.next',
  },
};

/**
 * Parses arguments such as `starlight=http://localhost:4321/docs/`. A suffix distinguishes between sites of the same
 * generator: `legacydocs:before=…`.
 *
 * @param {readonly string[]} written
 * @returns {readonly Site[] | string} The sites, or a message if an argument is invalid.
 */
export function readSites(written) {
  const known = Object.keys(generators).join(', ');
  const usage = `Write each site as \`generator=URL of a page\`. Generators: ${known}.`;
  const sites = written.map((argument) => {
    const [, name = '', url = ''] = /^([^=]+)=(https?:.*)$/.exec(argument) ?? [];
    return {name, generator: name.replace(/:.*/, ''), url};
  });
  const isValid = sites.length > 0 && sites.every(({generator}) => generator in generators);
  return isValid ? sites : usage;
}
