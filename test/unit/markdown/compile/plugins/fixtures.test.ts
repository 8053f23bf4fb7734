import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {HtmlValidate} from 'html-validate/node';
import {describe, expect, it} from 'vitest';
import {fillSlots} from '../../../../../src/pages/render/article.ts';
import {compileMarkdown} from '../support.ts';

const folder = fileURLToPath(new URL('../../../../fixtures/markdown', import.meta.url));
const names = readdirSync(folder)
  .filter((name) => name.endsWith('.md'))
  .map((name) => name.slice(0, -'.md'.length))
  .sort();

/** Returns a page that can be opened in a browser, in which each slot contains the URL from the source. */
async function page(name: string): Promise<string> {
  const {body, metadata} = await compileMarkdown(readFileSync(join(folder, `${name}.md`)));
  if (body.body.type !== 'html') throw new Error('Expected HTML.');
  const attributes = metadata.slots.map(({attribute, url}) => ({[attribute]: encodeURI(url)}));
  const article = fillSlots(body.body, attributes);
  return `<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>${name}</title>\n</head>\n<body>\n<main>\n${article}\n</main>\n</body>\n</html>\n`;
}

describe('complete pages', () => {
  it.each(names)('%s compiles to the expected page', async (name) => {
    await expect(await page(name)).toMatchFileSnapshot(join(folder, `${name}.html`));
  });

  it.each(names)('%s is valid HTML', async (name) => {
    const validator = new HtmlValidate({extends: ['html-validate:standard']});
    const {results} = await validator.validateString(await page(name));
    const found = results.flatMap(({messages}) =>
      messages.map(({line, ruleId, message}) => `${line} ${ruleId}: ${message}`),
    );
    expect(found).toEqual([]);
  });
});
