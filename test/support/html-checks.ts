import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {HtmlValidate} from 'html-validate';
import {defaultTreeAdapter, parse} from 'parse5';
import {glob} from 'tinyglobby';
import {inlineScripts} from '../../templates/Document/Document.ts';

type Node = Parameters<typeof defaultTreeAdapter.isElementNode>[0];
type Element = Extract<Node, {attrs: unknown}>;

/** Returns the HTML files in an output folder, sorted. */
export async function htmlFiles(folder: string): Promise<readonly {path: string; html: string}[]> {
  const paths = (await glob('**/*.html', {cwd: folder, dot: true})).sort();
  return await Promise.all(
    paths.map(async (path) => ({path, html: await readFile(join(folder, path), 'utf8')})),
  );
}

/**
 * Returns the errors that html-validate reports.
 *
 * @param isChecked Returns true for the paths of the files to check. Default: all.
 */
export async function invalidHtml(
  folder: string,
  isChecked: (path: string) => boolean = () => true,
): Promise<string[]> {
  const validator = new HtmlValidate({extends: ['html-validate:standard'], root: true});
  const problems: string[] = [];
  for (const {path, html} of await htmlFiles(folder)) {
    if (!isChecked(path)) continue;
    const {results} = await validator.validateString(html, path);
    for (const {line, column, ruleId, message} of results.flatMap(({messages}) => messages)) {
      problems.push(`${path}:${line}:${column} ${ruleId}: ${message}`);
    }
  }
  return problems;
}

/**
 * Returns the parts that the strictest Content-Security-Policy would block: `style` attributes, event handlers, `data:`
 * and `javascript:` URLs, inline style sheets, and inline scripts other than those that the policy allows.
 */
export async function blockedByPolicy(folder: string): Promise<string[]> {
  const constant = new Set(inlineScripts({baseUrlIssueBanner: true}));
  const problems: string[] = [];
  for (const {path, html} of await htmlFiles(folder)) {
    for (const element of elementsOf(parse(html))) {
      for (const {name, value} of element.attrs) {
        const isBlocked =
          name === 'style' || name.startsWith('on') || /^\s*(?:data|javascript):/i.test(value);
        if (isBlocked) problems.push(`${path}: <${element.tagName} ${name}="${value}">`);
      }
      const text = element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');
      if (element.tagName === 'style') problems.push(`${path}: <style>`);
      if (isScript(element) && text !== '' && !constant.has(text)) {
        problems.push(`${path}: <script>${text}`);
      }
    }
  }
  return problems;
}

/** True for a script that is executed, unlike a block of JSON. */
function isScript({tagName, attrs}: Element): boolean {
  const type = attrs.find(({name}) => name === 'type')?.value;
  return tagName === 'script' && type !== 'application/json' && type !== 'application/ld+json';
}

function elementsOf(node: Node): Element[] {
  const below = 'childNodes' in node ? node.childNodes.flatMap(elementsOf) : [];
  return defaultTreeAdapter.isElementNode(node) ? [node, ...below] : below;
}
