import {code as parts} from '../../ArticleMarkup.ts';
import {messages} from '../../messages.ts';
import {escapeHtml} from '../../shared/html.ts';
import {part} from '../../shared/part.ts';
import {copyText} from '../browser/clipboard.ts';

/** How long a button says what it did. Milliseconds (row MD-13). */
const feedbackTime = 1000;

/** Marks a block whose lines break where its box ends. */
const wrapped = 'code-wrapped';

const buttonsHtml = `<div class="${parts.buttons}">${buttonHtml({
  name: 'code-wrap',
  label: messages.wrapCode,
  icon: parts.wrapIcon,
  attributes: 'aria-pressed="false" hidden',
})}${buttonHtml({
  name: 'code-copy',
  label: messages.copyCode,
  icon: parts.copyIcon,
  attributes: '',
})}<span class="sr-only" role="status"></span></div>`;

/**
 * Put buttons onto every code block that has none yet (rows MD-13, MD-14). They lie above the code, so nothing
 * moves.
 *
 * @returns Stops watching how wide the code is.
 */
export function addCodeButtons(root: ParentNode): () => void {
  // Tells the first size too, and that of a block whose tab or details open.
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

/** Copy the block's code as it is shown, without the final line break, and say so. */
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
  setTimeout(() => say(messages.copyCode, '', false), feedbackTime);
}

/** Break the block's lines at the end of its box, or no longer. */
export function toggleWrapping(button: Element): void {
  const block = button.closest(part(parts.block));
  if (block === null) return;
  button.setAttribute('aria-pressed', String(block.classList.toggle(wrapped)));
  const pre = block.querySelector('pre');
  if (pre !== null) offerWrapping(pre);
}

/** The button is there only while code is wider than its box, or wraps (row MD-14). */
function offerWrapping(pre: Element): void {
  const block = pre.parentElement;
  const needed = pre.scrollWidth > pre.clientWidth || block?.classList.contains(wrapped) === true;
  block?.querySelector('.code-wrap')?.toggleAttribute('hidden', !needed);
}

function setLabel(button: Element, label: string): void {
  button.setAttribute('aria-label', label);
  button.setAttribute('title', label);
}

interface ButtonLook {
  readonly name: string;
  readonly label: string;
  /** An `<svg>`. */
  readonly icon: string;
  readonly attributes: string;
}

function buttonHtml({name, label, icon, attributes}: ButtonLook): string {
  return `<button type="button" class="${parts.button} ${name}" aria-label="${escapeHtml(label)}" title="${escapeHtml(label)}" ${attributes}>${icon}</button>`;
}
