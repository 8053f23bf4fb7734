import type {LiveMessage, ProblemView} from 'legacydocs';
import {liveMessages} from '../live/live-messages.ts';
import {problemStyles} from '../live/problem-styles.ts';

type Problems = Extract<LiveMessage, {readonly kind: 'problems'}>;

/** Lies over the page while something is wrong with its site. The page itself stays as it is. */
export interface ProblemDialog {
  /** Show these problems; none: go away. The same ones again stay closed, if the reader has closed them. */
  readonly show: (problems: Problems) => void;
}

/** Nothing of a problem is taken for markup, and nothing is styled inline: it works under a strict policy. */
export function createProblemDialog(): ProblemDialog {
  const title = element('h2', {id: 'title'});
  const close = element('button', {type: 'button'}, [liveMessages.close]);
  const list = element('ol');
  const rest = element('p', {class: 'quiet'});
  const dialog = element('dialog', {'aria-labelledby': 'title', lang: 'en', dir: 'ltr'}, [
    element('header', {}, [title, close]),
    element('p', {class: 'quiet'}, [liveMessages.explanation]),
    list,
    rest,
  ]);
  close.addEventListener('click', () => dialog.close());
  let shown = '';

  function put(): void {
    const host = document.body.appendChild(document.createElement('div'));
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(problemStyles);
    const root = host.attachShadow({mode: 'open'});
    root.adoptedStyleSheets = [sheet];
    root.append(dialog);
  }

  return {
    show: (message) => {
      const {problems, more} = message;
      const text = JSON.stringify(message);
      if (text === shown) return;
      shown = text;
      if (problems.length === 0) return dialog.close();
      title.textContent = liveMessages.problems(problems.length + more);
      list.replaceChildren(...problems.map(problemItem));
      rest.textContent = more === 0 ? '' : liveMessages.more(more);
      if (!dialog.isConnected) put();
      whenNobodyTypes(() => {
        if (shown === text && !dialog.open) dialog.showModal();
      });
    },
  };
}

/** Whoever is filling in a field goes on: what is shown takes the focus, so it waits until they leave. */
function whenNobodyTypes(show: () => void): void {
  const {activeElement} = document;
  const isTyping = document.hasFocus() && activeElement?.matches('input, select, textarea');
  if (isTyping) activeElement?.addEventListener('blur', show, {once: true});
  else show();
}

function problemItem({
  code,
  message,
  location,
  consequence,
  hint,
  lines,
}: ProblemView): HTMLElement {
  const paragraph = (name: string, text: string): HTMLElement[] =>
    text === '' ? [] : [element('p', {class: name}, [text])];
  return element('li', {}, [
    ...paragraph('location', location),
    ...paragraph('message', message),
    ...(lines.length === 0
      ? []
      : [element('pre', {tabindex: '0'}, [element('code', {}, lines.map(sourceLine))])]),
    ...paragraph('quiet', consequence),
    ...paragraph('hint', hint),
    ...paragraph('quiet', code),
  ]);
}

function sourceLine({number, text, isHere}: ProblemView['lines'][number]): HTMLElement {
  return element('span', {class: isHere ? 'line here' : 'line'}, [
    element('span', {class: 'number'}, [String(number)]),
    text,
  ]);
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>> = {},
  children: readonly (Node | string)[] = [],
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}
