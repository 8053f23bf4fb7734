/** What the info string of a fence says besides the language. Words that are not ours are ignored. */
export interface CodeMeta {
  /** `title="…"` or `title='…'` (row MD-09). */
  readonly title: string | undefined;
  /** What stands in `{1,3-5}` (row MD-10). */
  readonly ranges: string | undefined;
  /** `showLineNumbers` (row MD-12). */
  readonly lineNumbers: boolean;
}

/** @param meta What follows the language: `title="App.js" {2} showLineNumbers`. */
export function parseCodeMeta(meta: string): CodeMeta {
  const title = /(?:^|\s)title=(["'])(?<title>.*?)\1/.exec(meta);
  const rest = title === null ? meta : meta.replace(title[0], ' ');
  return {
    title: title?.groups?.['title'],
    ranges: /\{(?<ranges>[\d,\s-]+)\}/.exec(rest)?.groups?.['ranges'],
    lineNumbers: /(?:^|\s)showLineNumbers(?=\s|$|=(?:true|\{true\}))/.test(rest),
  };
}
