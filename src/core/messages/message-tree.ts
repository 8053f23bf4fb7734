/** A string with placeholders of the form `{name}`. */
export type Template<Names extends string> = string & {readonly placeholders?: Names};

/** Names of plural forms, as in `Intl.PluralRules`. */
export const pluralForms = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

/** A string for each plural form of a language, keyed by the form's name in `Intl.PluralRules`. */
export type PluralForms<Names extends string> = {
  readonly [Form in Intl.LDMLPluralRule]?: Template<Names>;
} & {readonly other: Template<Names>};

/** One string, or one for each plural form of `{count}`. */
export type Message<Names extends string> = Template<Names> | PluralForms<Names>;

/** Messages and groups of messages. */
export interface MessageTree {
  readonly [name: string]: string | PluralForms<string> | MessageTree;
}
