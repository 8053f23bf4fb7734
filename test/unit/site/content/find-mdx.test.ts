import {describe, expect, it} from 'vitest';
import {findMdx} from '../../../../src/site/content/format/find-mdx.ts';

describe('MDX is found in', () => {
  it.each([
    ["---\ntitle: a\n---\n\nimport A from './a';", {sign: 'import', line: 5, column: 1}],
    ["import {\n  A,\n  B,\n} from 'a'", {sign: 'import', line: 1, column: 1}],
    ['a\r\n\r\nexport const b = 1;', {sign: 'export', line: 3, column: 1}],
    ['a\n  <Tabs>\n</Tabs>', {sign: '<Tabs>', line: 2, column: 3}],
    ['ssh <User>@host <Tabs />', {sign: '<Tabs>', line: 1, column: 17}],
    ['a <Foo.Bar /> b', {sign: '<Foo.Bar>', line: 1, column: 3}],
    ['<motion.div>a</motion.div>', {sign: '</motion.div>', line: 1, column: 14}],
    ["<img src={require('./a.png').default} />", {line: 1, column: 1}],
    ['For {props.name}', {sign: '{props.', line: 1, column: 5}],
    ['{/* a */}', {line: 1, column: 1}],
    ['<head>\n<meta name="a"/>\n</head>', {sign: '<head>'}],
    ['```\n<A/>\n```\n\n<Ab/>', {sign: '<Ab>', line: 5, column: 1}],
    ['- a\n\n    <Ab/>', {sign: '<Ab>', line: 3, column: 5}],
  ])('%j', (text, expected) => {
    expect(findMdx(text)).toMatchObject(expected);
  });
});

describe('a text is plain Markdown with', () => {
  it.each([
    '```jsx\nimport A from "a";\n<Tabs/>{props.x}\n```',
    '~~~~\n```\n<Tabs/>\n~~~\n<Tabs/>\n~~~~',
    '- ```jsx\n  <Tabs/>\n  ```',
    '> ```jsx\n> <Tabs/>\n> ```',
    'a `<Tabs>` and ``{props.x} ` <B/>`` and `one\n<Tabs>`',
    'a\n\n    <Tabs/>\n\n    <Tabs/>',
    '<!-- <Tabs>\n\n<Tabs> -->',
    '<!-- never closed\n\n<Tabs>',
    '\\<Tabs> and \\{props.x}',
    'import the package from npm, export it from there',
    'export your data',
    'ssh <User>@host, <Your.Token>',
    'List<String>, Promise<Foo>, <T>, <BR>, <YOUR_TOKEN>',
    '{id} /users/{id} {{ mustache }} {#id}',
    '<https://Example.org/Foo> <me@example.org> <www.example.org>',
    '<div style="a">b</div> a < B and C > d',
    '---\ntitle: <Tabs>\n---\n\ntext',
    '<pre>\n<Tabs/>\n</pre>',
  ])('%j', (text) => {
    expect(findMdx(text)).toBeUndefined();
  });
});
