import {en} from '../../core/messages/languages/en.ts';
import {type MessageTree, pluralForms} from '../../core/messages/message-tree.ts';
import {isMessage} from '../../core/messages/site-messages.ts';

/**
 * Returns the messages of the theme that a translation lacks, in English. Messages about a number have a text for each plural
 * form of the language.
 *
 * @param locale BCP 47 tag.
 * @param translated Messages that exist already, of any shape.
 */
export function messagesSkeleton(locale: string, translated: unknown = {}): MessageTree {
  const {pluralCategories} = new Intl.PluralRules(locale).resolvedOptions();
  const ownForms = pluralForms.filter((form) => pluralCategories.includes(form));
  const lacking = (tree: MessageTree, known: unknown): MessageTree => {
    const entries = Object.entries(tree).flatMap(([name, value]) => {
      const own = isRecord(known) ? known[name] : undefined;
      if (isMessage(value)) {
        if (own !== undefined) return [];
        if (typeof value === 'string') return [[name, value] as const];
        // The form for one may hold a word instead of the number: other languages use it for 21, too.
        const forms = ownForms.map((form) => [form, value.other]);
        return [[name, Object.fromEntries(forms)] as const];
      }
      const group = lacking(value, own);
      return Object.keys(group).length === 0 ? [] : [[name, group] as const];
    });
    return Object.fromEntries(entries);
  };
  return lacking(en, translated);
}

/** Returns the text of a module that exports messages. */
export function skeletonText(
  messages: MessageTree,
  {isTyped}: {readonly isTyped: boolean},
): string {
  const [header, declaration] = isTyped
    ? ["import type {SomeMessages} from 'legacydocs';\n\n", 'messages: SomeMessages']
    : ["/** @type {import('legacydocs').SomeMessages} */\n", 'messages'];
  return `${header}export const ${declaration} = ${literal(messages, '')};\n`;
}

function literal(value: MessageTree[string], indent: string): string {
  if (typeof value === 'string') return `'${value.replace(/[\\']/g, '\\$&')}'`;
  const inner = `${indent}  `;
  const lines = Object.entries(value).map(
    ([name, one]) => `${inner}${name}: ${literal(one, inner)},\n`,
  );
  return `{\n${lines.join('')}${indent}}`;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
