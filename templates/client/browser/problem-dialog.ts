import type {LiveMessage, ProblemView} from 'legacydocs';

type Problems = Extract<LiveMessage, {readonly kind: 'problems'}>;

/**
 * Creates a dialog that shows the site's problems over the unchanged page. The dialog works under a strict
 * Content-Security-Policy, because it never parses text as HTML and does not use inline styles.
 *
 * @returns A function that shows problems; an empty list closes the dialog. If the reader has closed the dialog, the
 * same problems do not open it again.
 */
export function createProblemDialog(): (problems: Problems) => void {
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

  return (message) => {
    const {problems, more} = message;
    const text = JSON.stringify(message);
    if (text === shown) return;
    shown = text;
    if (problems.length === 0) return dialog.close();
    title.textContent = liveMessages.problems(problems.length + more);
    list.replaceChildren(...problems.map(problemItem));
    rest.textContent = more === 0 ? '' : liveMessages.more(more);
    if (!dialog.isConnected) put();
    whenNotTyping(() => {
      if (shown === text && !dialog.open) dialog.showModal();
    });
  };
}

/** Shows the dialog after the focused text field is left, because opening a dialog moves the focus. */
function whenNotTyping(show: () => void): void {
  const {activeElement} = document;
  const isTyping = document.hasFocus() && activeElement?.matches('input, select, textarea');
  if (isTyping) activeElement?.addEventListener('blur', show, {once: true});
  else show();
}

function problemItem({code, message, location, consequence, hint, lines}: ProblemView) {
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

/** These texts are not in `messages.ts`, because built sites never show them. */
const liveMessages = {
  problems: (count: number) => (count === 1 ? '1 problem' : `${count} problems`),
  explanation:
    'The dialog closes as soon as the problems are fixed. Until then, the last good build is shown.',
  more: (count: number) => `… and ${count} more; the terminal lists them all.`,
  close: 'Close',
} as const;

/** Styles in the shadow root, isolated from the site's styles. */
const problemStyles = `
dialog {
  box-sizing: border-box; width: min(60rem, 100vw - 1.5rem); max-width: none; max-height: calc(100vh - 1.5rem);
  padding: 1.25rem 1.5rem 1.5rem; overflow: auto; overscroll-behavior: contain;
  border: 0; border-top: 6px solid #c62828; border-radius: 8px; box-shadow: 0 10px 50px rgb(0 0 0 / 40%);
  background: #fff; color: #1c1e21; font: 16px/1.5 system-ui, sans-serif;
}
dialog::backdrop { background: rgb(0 0 0 / 45%); }
header { display: flex; align-items: center; justify-content: space-between; gap: 1rem; }
h2 { margin: 0; font-size: 1.35rem; }
button {
  min-width: 44px; min-height: 44px; padding: 0 .9rem; border: 1px solid #8a8d91; border-radius: 6px;
  background: transparent; color: inherit; font: inherit; cursor: pointer;
}
button:focus-visible { outline: 3px solid #1a66d6; outline-offset: 2px; }
p { margin: .35rem 0; overflow-wrap: anywhere; white-space: pre-line; }
.quiet { color: #5b6067; }
ol { margin: .75rem 0 0; padding: 0; list-style: none; }
li { padding: .9rem 0; border-top: 1px solid #dadde1; }
.location { font: .9rem/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
.message { font-weight: 600; }
pre {
  margin: .6rem 0; padding: .6rem 0; overflow-x: auto; border-radius: 6px;
  background: #f4f5f7; font: .875rem/1.6 ui-monospace, monospace; tab-size: 2;
}
.line { display: block; width: max-content; min-width: 100%; box-sizing: border-box; padding: 0 .8rem; }
.line.here { background: #fddede; }
.number { display: inline-block; min-width: 3ch; margin-right: 1.2ch; text-align: right; color: #6a6f76; user-select: none; }
.line.here .number { color: #a01818; font-weight: 700; }
@media (prefers-color-scheme: dark) {
  dialog { background: #1b1d21; color: #e6e8eb; }
  .quiet { color: #a4aab3; }
  li { border-color: #3a3e45; }
  pre { background: #26292f; }
  .line.here { background: #54201f; }
  .number { color: #9aa1ab; }
  .line.here .number { color: #ffb4ae; }
  button:focus-visible { outline-color: #7fb2ff; }
}
`;
