const start = 'export default ';
const end = ';\n';

/** The script chunk that brings an `.md` article to a running browser: an ES module that exports its HTML. */
export function htmlChunk(html: string): string {
  return start + JSON.stringify(html) + end;
}

/** The article that a chunk brings. @returns `undefined` for a chunk of another kind. */
export function htmlOfChunk(chunk: string): string | undefined {
  if (!chunk.startsWith(`${start}"`) || !chunk.endsWith(`"${end}`)) return undefined;
  return JSON.parse(chunk.slice(start.length, -end.length));
}
