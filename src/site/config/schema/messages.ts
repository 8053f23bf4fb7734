import {z} from 'zod';
import {en} from '../../../core/messages/languages/en.ts';
import {
  type MessageTree,
  type PluralForms,
  pluralForms,
} from '../../../core/messages/message-tree.ts';
import {isMessage} from '../../../core/messages/site-messages.ts';
import type {SomeMessages} from '../../../core/messages/types.ts';
import {listed, quoted} from '../words.ts';
import {choice} from './choice.ts';
import {nonBlank} from './text.ts';

/** Custom messages, keyed by message name. Each message has its own schema, because each has its own placeholders. */
export const messages: z.ZodType<SomeMessages, SomeMessages> = choice({
  choose: () => group(en),
  explain: () => ({message: ''}),
});

function group(tree: MessageTree): z.ZodType<SomeMessages, SomeMessages> {
  const shape = Object.entries(tree).map(([name, value]) => {
    const schema: z.ZodType = isMessage(value) ? message(value) : group(value);
    return [name, schema.optional()] as const;
  });
  return z.strictObject(Object.fromEntries(shape));
}

function message(english: string | PluralForms<string>): z.ZodType {
  const names = namesIn(typeof english === 'string' ? english : english.other);
  const text = textWith(names, names);
  if (!names.includes('count')) return text;
  // The plural form for a single number can spell out the number: `one page`.
  const short = textWith(
    names,
    names.filter((name) => name !== 'count'),
  );
  const forms = pluralForms.map((form) => [form, form === 'other' ? text : short.optional()]);
  const plural = z.strictObject(Object.fromEntries(forms));
  return choice<z.ZodType>({
    choose: (value) => (typeof value === 'object' ? plural : text),
    explain: () => ({message: ''}),
  });
}

/**
 * Returns a schema for a string with placeholders. The string must contain all `required` placeholders and may contain
 * only `known` placeholders.
 */
function textWith(known: readonly string[], required: readonly string[]): z.ZodType<string> {
  return nonBlank.superRefine((text, context) => {
    const found = namesIn(text);
    const issue = (error: string): void => {
      context.addIssue({code: 'custom', message: error, params: {hint: hint(known)}, input: text});
    };
    const unknown = found.filter((name) => !known.includes(name));
    const missing = required.filter((name) => !found.includes(name));
    if (unknown.length > 0) {
      issue(`contains unknown placeholders: ${listed(unknown.map(braced))}`);
    }
    if (missing.length > 0) issue(`lacks ${listed(missing.map(braced))}`);
  });
}

function hint(known: readonly string[]): string {
  return known.length === 0
    ? 'This message has no placeholders.'
    : `Its placeholders: ${listed(known.map(braced))}.`;
}

function braced(name: string): string {
  return quoted(`{${name}}`);
}

function namesIn(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))];
}
