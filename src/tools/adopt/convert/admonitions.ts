import type {Element, ElementContent, Nodes} from 'hast';
import {toString as textOf} from 'hast-util-to-string';
import {classList, svgNode} from '../../../markdown/compile/plugins/plugin.ts';
import type {OldPage} from '../extract/read-page.ts';
import {type Shell, wordsOf} from '../extract/shell.ts';
import {commonAdmonitions, commonTabs} from '../profiles/common.ts';
import type {AdmonitionMarkup, Profile, TabsMarkup} from '../profiles/types.ts';
import {isOurs, ours, oursDeep, replace, replaceKeepingId, text} from '../tree/edit.ts';
import {
  attribute,
  classesOf,
  closest,
  isWithin,
  lineOf,
  matches,
  parentOf,
  select,
  selectAll,
  setParent,
  walk,
} from '../tree/select.ts';
import {admonitionTypeOf} from './admonition-type.ts';
import {type Conversion, reportPart} from './types.ts';

/** Converts admonitions to the theme's markup, inner ones first. Titles are kept. */
export function convertAdmonitions({article, profile, options}: Conversion): void {
  for (const markup of [...(profile.admonitions ?? []), ...commonAdmonitions]) {
    for (const box of selectAll(markup.box, article).reverse()) {
      if (isOurs(box) || box.tagName === 'details') continue;
      replace(box, ...admonition(box, markup, options));
    }
  }
}

function admonition(
  box: Element,
  {title: titleSelector, content: contentSelector}: AdmonitionMarkup,
  {markup}: Conversion['options'],
): Element[] {
  const parts = markup.admonition;
  const title = own(titleSelector, box);
  if (title !== undefined) replace(title);
  const name = admonitionTypeOf(classesOf(box));
  const look = parts.types[name];
  const [wrapper, ...others] = allOwn(contentSelector, box);
  const content =
    wrapper === undefined
      ? inlineOrBlocks(box)
      : others.length === 0
        ? [...anchorsOf(wrapper), ...wrapper.children]
        : [wrapper, ...others].map((part) => ours('div', idOf(part), part.children, part));
  const label = title === undefined ? [] : title.children;
  const heading =
    label.length === 0
      ? []
      : [
          ours('div', {className: classList(parts.heading)}, [
            ours('span', {className: classList(parts.icon)}, svgNode(look.icon).map(oursDeep)),
            ours('span', {className: classList(parts.title)}, inline(label)),
          ]),
        ];
  return [
    ours(
      'div',
      {
        className: [...classList(parts.box), ...classList(look.type), ...classList(look.colors)],
        ...idOf(box),
      },
      [...heading, ours('div', {className: classList(parts.content)}, content)],
      box,
    ),
  ];
}

/** Returns the children of an admonition. If the admonition is a `<p>` element, wraps them in a paragraph. */
function inlineOrBlocks(box: Element): ElementContent[] {
  if (box.tagName !== 'p') return box.children;
  return [ours('p', {}, box.children)];
}

/** Replaces blocks, such as the heading in a title, with their content. */
function inline(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] =>
    node.type === 'element' && /^(?:p|div|h[1-6]|center)$/.test(node.tagName)
      ? [text(' '), ...inline(node.children), text(' ')]
      : [node],
  );
}

/** Returns the part that matches a selector in an admonition or tab set, but not in a nested one. */
function own(selector: string | undefined, box: Element): Element | undefined {
  return allOwn(selector, box)[0];
}

function allOwn(selector: string | undefined, box: Element): Element[] {
  const parts = selectAll(selector ?? '', box).filter((part) => !isInOurs(part, box));
  return parts.filter((part) => !parts.some((other) => other !== part && isWithin(part, other)));
}

function isInOurs(part: Element, box: Element): boolean {
  for (let at: Nodes | undefined = part; at !== undefined && at !== box; at = parentOf(at))
    if (at.type === 'element' && isOurs(at)) return true;
  return false;
}

/** Converts tabs to the theme's markup, inner ones first. All panels remain readable without scripts. */
export function convertTabs(conversion: Conversion): void {
  const {article, profile, options} = conversion;
  let count = 0;
  for (const markup of [...(profile.tabs ?? []), ...commonTabs]) {
    for (const box of boxesOf(markup, article).reverse()) {
      if (isOurs(box)) continue;
      const found = tabsOf(box, markup);
      if (found === undefined) continue;
      for (const tab of found) reportEmpty(tab, conversion);
      count += 1;
      replace(
        box,
        tabs(found, box, {
          id: `adopted-tabs-${count}`,
          parts: options.markup.tabs,
          codeBox: profile.codeBox,
        }),
      );
    }
  }
}

/** Reports a tab whose panel scripts fill. */
function reportEmpty({label, panel}: Tab, conversion: Conversion): void {
  if (textOf(panel).trim() !== '' || select('*', panel) !== undefined) return;
  reportPart(conversion, label, {
    severity: 'warning',
    code: 'adopt-dynamic-part',
    message: `The tab \`${lineOf(label)}\` is empty on the old page unless its scripts run.`,
    consequence: 'Readers do not see the content of this tab.',
    hint: 'Save the page from a browser after the tab has been opened, and run the command again.',
  });
}

/**
 * Converts the page's title to an `<h1>`, all further `<h1>` elements to `<h2>`, and headings in the
 * titles of admonitions to `<div>`.
 */
export function normalizeTitles({
  article,
  profile,
  title,
  tree,
  shell,
}: Pick<OldPage, 'article' | 'profile' | 'title' | 'tree' | 'shell'>): void {
  const named = select(profile.heading ?? '', article);
  const hasName = named !== undefined && lineOf(named) !== '';
  const hasOther =
    profile.name !== 'generic' || selectAll('h1', tree).some((other) => !shell.isShared(other));
  const heading = hasName
    ? named
    : (titleHeading(article, title) ?? (hasOther ? undefined : onlyHeading(article, title, shell)));
  if (heading !== undefined && (hasName || select('h1', article) === undefined))
    heading.tagName = 'h1';
  const titleText = profile.name === 'generic' ? titleBeforeHeadings(article, title) : undefined;
  if (titleText !== undefined) titleText.tagName = 'h1';
  const all = selectAll('h1', article);
  // In manual pages, the first heading is "Name", as on all other pages.
  const isGeneral =
    profile.name === 'generic' &&
    all.length > 1 &&
    all.some((one, index) => index === 0 && shell.isShared(one)) &&
    !all.some((one) => lineOf(one) === title);
  const [first, others] = isGeneral ? [undefined, all] : [all[0], all.slice(1)];
  const [second] = others.filter((other) => {
    const isRepeated = first !== undefined && lineOf(other) === lineOf(first);
    if (isRepeated && profile.name === 'generic') replaceKeepingId(other);
    return !isRepeated;
  });
  const headings = selectAll('h1, h2, h3, h4, h5', article);
  // The levels of all headings after a second title are adapted, so that sections stay nested.
  for (const further of second === undefined ? [] : headings.slice(headings.indexOf(second)))
    further.tagName = `h${Number(further.tagName.slice(1)) + 1}`;
  raiseHeadings(article);
  for (const {box, title = ''} of [...(profile.admonitions ?? []), ...commonAdmonitions]) {
    for (const part of selectAll(title, article)) {
      if (closest(part, box) === undefined) continue;
      for (const heading of [part, ...selectAll('h1, h2, h3, h4, h5, h6', part)]) {
        if (/^h[1-6]$/.test(heading.tagName)) heading.tagName = 'div';
      }
    }
  }
}

/** Raises the headings below the title to the second level, because the table of contents begins with that level. */
function raiseHeadings(article: Element): void {
  const headings = selectAll('h2, h3, h4, h5, h6', article);
  const levels = headings.map(({tagName}) => Number(tagName.slice(1)));
  const difference = Math.min(...levels) - 2;
  if (difference === Number.POSITIVE_INFINITY || difference === 0) return;
  for (const [index, heading] of headings.entries())
    heading.tagName = `h${(levels[index] ?? 2) - difference}`;
}

/** Returns the paragraph before all headings whose text is the page's title. */
function titleBeforeHeadings(article: Element, title: string): Element | undefined {
  const texts = 'p, div:not(:has(h1, h2, h3, h4, h5, h6, div, p, ul, ol, dl, table, pre))';
  if (title === '') return undefined;
  let found: Element | undefined;
  walk(article, (element) => {
    const isTitle = (): boolean => lineOf(element) === title && matches(element, texts);
    if (found === undefined && (/^h\d$/.test(element.tagName) || isTitle())) found = element;
    return found === undefined;
  });
  return found === undefined || /^h\d$/.test(found.tagName) ? undefined : found;
}

/** Returns the first heading if its text is the page's title, which a number can precede. */
function titleHeading(article: Element, title: string): Element | undefined {
  const first = select('h2, h3, h4, h5, h6', article);
  const isTitle = title !== '' && first && ` ${lineOf(first)}`.endsWith(` ${title}`);
  return isTitle ? first : undefined;
}

/**
 * Returns the heading with which an article begins, after links. No other heading may have its level, and its text and
 * the page's title must have a word in common, such as the number of the section.
 */
function onlyHeading(article: Element, title: string, {titleParts}: Shell): Element | undefined {
  const first = select('h2, h3, h4, h5, h6', article);
  if (first === undefined || selectAll(first.tagName, article).length > 1) return undefined;
  const words = new Set(wordsOf(lineOf(first)));
  const isRelated = titleParts.has(title) || wordsOf(title).some((word) => words.has(word));
  return isRelated && isFirst(first, article) ? first : undefined;
}

/** True if only links precede an element in an article. */
function isFirst(element: Element, article: Element): boolean {
  let isReached = false;
  const hasText = (node: Nodes): boolean => {
    if (node === element) isReached = true;
    if (isReached || (node.type === 'element' && node.tagName === 'a')) return false;
    if (node.type === 'text') return node.value.trim() !== '';
    return 'children' in node && node.children.some(hasText);
  };
  return !hasText(article);
}

/**
 * Moves the labels of tabs before all panels, as in the theme. Some generators write each label before its own panel.
 */
export function orderTabs(article: Element, profile: Profile): void {
  for (const markup of [...(profile.tabs ?? []), ...commonTabs]) {
    for (const box of boxesOf(markup, article)) {
      const labels = (tabsOf(box, markup) ?? []).map(({label}) => label);
      // The link of a label only opens the panel, so it is removed.
      for (const label of labels) delete label.properties['href'];
      const parts = selectAll(`${markup.label}, ${markup.panel}`, box).filter(
        (part) => closest(parentOf(part) ?? part, markup.box) === box,
      );
      const isOrdered = labels.every((label, index) => parts[index] === label);
      if (isOrdered) continue;
      for (const label of labels) replace(label);
      box.children.unshift(...labels);
      setParent(box, labels);
    }
  }
}

/** Returns the elements that contain tabs. Labels are looked up first, because that is much faster. */
function boxesOf({box, label}: TabsMarkup, article: Element): Element[] {
  return select(label, article) === undefined ? [] : selectAll(box, article);
}

interface Tab {
  readonly label: Element;
  readonly panel: Element;
}

/** Returns the tabs in an element; `undefined` if the numbers of labels and panels differ. */
function tabsOf(box: Element, {box: boxSelector, label, panel}: TabsMarkup): Tab[] | undefined {
  const isOwn = (part: Element): boolean =>
    !isInOurs(part, box) && closest(parentOf(part) ?? part, boxSelector) === box;
  const labels = selectAll(label, box).filter(isOwn);
  const panels = selectAll(panel, box).filter(isOwn);
  if (labels.length === 0 || labels.length !== panels.length) return undefined;
  return labels.flatMap((one, index): Tab[] => {
    const named = attribute(one, 'aria-controls');
    const byName = panels.find((other) => named !== undefined && attribute(other, 'id') === named);
    const shown = byName ?? panels[index];
    return shown === undefined ? [] : [{label: one, panel: shown}];
  });
}

interface TabsContext {
  readonly id: string;
  readonly parts: Conversion['options']['markup']['tabs'];
  /** Selector of the wrappers of code blocks. */
  readonly codeBox: string | undefined;
}

function tabs(found: readonly Tab[], box: Element, {id, parts, codeBox}: TabsContext): Element {
  const anchors = anchorsOf(box, ...otherIds(box, found));
  const selected = Math.max(
    0,
    found.findIndex(
      ({label, panel}) =>
        attribute(label, 'aria-selected') === 'true' || classesOf(panel).includes('active'),
    ),
  );
  const list = found.map(({label}, index) =>
    ours(
      'button',
      {
        type: 'button',
        className: classList(parts.tab),
        role: 'tab',
        id: `${id}-tab-${index + 1}`,
        ariaControls: [`${id}-panel-${index + 1}`],
        ariaSelected: String(index === selected),
        tabIndex: index === selected ? 0 : -1,
        dataValue: `${index + 1}`,
      },
      inline(label.children),
    ),
  );
  const panels = found.map(({label, panel}, index) =>
    ours(
      'div',
      {
        className: classList(parts.panel),
        role: 'tabpanel',
        id: `${id}-panel-${index + 1}`,
        ariaLabelledBy: [`${id}-tab-${index + 1}`],
        dataValue: `${index + 1}`,
        ...(index === selected && {dataSelected: ''}),
      },
      [
        ours('p', {className: classList(parts.label)}, [text(textOf(label).trim())]),
        ...anchorsOf(label, panel),
        // A panel that is the wrapper of a code block is kept, because the wrapper can specify the language.
        ...(codeBox !== undefined && matches(panel, codeBox) ? [panel] : panel.children),
      ],
      panel,
    ),
  );
  return ours(
    'div',
    {className: classList(parts.box), dataTabs: ''},
    [
      ...anchors,
      ours('div', {className: classList(parts.list), role: 'tablist', hidden: true}, list),
      ...panels,
    ],
    box,
  );
}

/** Returns the elements with ids that are not in a label or panel, such as the controls of tabs without scripts. */
function otherIds(box: Element, found: readonly Tab[]): Element[] {
  const parts = found.flatMap(({label, panel}) => [label, panel]);
  return selectAll('[id]', box).filter((element) => !parts.some((part) => isWithin(element, part)));
}

/** Returns empty elements with the ids of replaced elements. */
function anchorsOf(...elements: readonly Element[]): Element[] {
  return elements.flatMap((element) => {
    const {id} = idOf(element);
    return id ? [ours('span', {id}, [])] : [];
  });
}

function idOf(element: Element): {readonly id?: string} {
  const id = attribute(element, 'id');
  return id === undefined ? {} : {id};
}
