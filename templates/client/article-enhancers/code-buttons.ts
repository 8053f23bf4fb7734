import {code as parts} from '../../ArticleMarkup.ts';
import {messages} from '../../messages.ts';
import {escapeHtml} from '../../shared/html.ts';
import {copyText} from '../browser/clipboard.ts';

/** Time for which a button shows the result (row MD-13). */
const feedbackMs = 1000;

/** Class of blocks whose lines are wrapped. */
const wrapped = 'code-wrapped';

const buttonsHtml = `<div class="${parts.buttons}">${buttonHtml('code-wrap', messages.wrapCode, parts.wrapIcon, 'aria-pressed="false" hidden')}${buttonHtml('code-copy', messages.copyCode, parts.copyIcon)}<span class="sr-only" role="status"></span></div>`;

/**
 * Adds buttons to every code block that does not have them yet (rows MD-13, MD-14). They overlay the code, so the
 * layout does not shift.
 *
 * @returns A function that stops observing the width of the code.
 */
export function addCodeButtons(root: ParentNode): () => void {
  // Also reports the initial size, and the new size when a tab or details element that contains the block is opened.
  const sizes = new ResizeObserver((entries) => {
    for (const {target} of entries) offerWrapping(target);
  });
  for (const pre of root.querySelectorAll(`${part(parts.block)} > pre`)) {
    const block = pre.parentElement;
    if (block?.querySelector(part(parts.buttons)) === null) {
      block.insertAdjacentHTML('beforeend', buttonsHtml);
    }
    sizes.observe(pre);
  }
  return () => sizes.disconnect();
}

/** Copies the displayed code without its final line break, and shows the result on the button. */
export async function copyCode(button: Element): Promise<void> {
  const code = button.closest(part(parts.block))?.querySelector('pre')?.textContent ?? '';
  const copied = await copyText(code.replace(/\n$/, ''));
  const message = copied ? messages.copied : messages.copyFailed;
  const say = (label: string, status: string, done: boolean) => {
    setLabel(button, label);
    button.parentElement?.querySelector('[role="status"]')?.replaceChildren(status);
    button.classList.toggle('is-done', done);
    button.innerHTML = done ? parts.copiedIcon : parts.copyIcon;
  };
  say(message, message, copied);
  setTimeout(() => say(messages.copyCode, '', false), feedbackMs);
}

/** Copies the URL of a heading, row or term, and shows the result beside the link. The browser follows the link. */
export async function copyLink(link: HTMLAnchorElement): Promise<void> {
  if (link.nextElementSibling !== null || !(await copyText(link.href))) return;
  const status = document.createElement('small');
  status.role = 'status';
  link.after(status);
  // Added later, because screen readers announce only text that is added to an existing live region.
  setTimeout(() => status.append(messages.linkCopied));
  setTimeout(() => status.remove(), 2 * feedbackMs);
}

/** Toggles line wrapping in a block. */
export function toggleWrapping(button: Element): void {
  const block = button.closest(part(parts.block));
  if (block === null) return;
  button.setAttribute('aria-pressed', String(block.classList.toggle(wrapped)));
  const pre = block.querySelector('pre');
  if (pre !== null) offerWrapping(pre);
}

/** Shows the wrap button only while the code overflows its block or is wrapped (row MD-14). */
function offerWrapping(pre: Element): void {
  const block = pre.parentElement;
  const needed = pre.scrollWidth > pre.clientWidth || block?.classList.contains(wrapped) === true;
  block?.querySelector('.code-wrap')?.toggleAttribute('hidden', !needed);
}

function setLabel(button: Element, label: string): void {
  button.setAttribute('aria-label', label);
  button.setAttribute('title', label);
}

/** Returns a selector for the first of several class names. Elements in frozen articles have only this class name. */
export function part(classes: string): string {
  return `.${classes.split(' ', 1)[0]}`;
}

function buttonHtml(name: string, label: string, icon: string, attributes = ''): string {
  const text = escapeHtml(label);
  return `<button type="button" class="${parts.button} ${name}" aria-label="${text}" title="${text}" ${attributes}>${icon}</button>`;
}
