/** A text in which `{name}` stands for what is put in. */
export type Template<Names extends string> = string & {readonly placeholders?: Names};

/** Names of plural forms, as `Intl.PluralRules` gives them. */
export const pluralForms = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

/** A text for each form that a language has for numbers, by the name that `Intl.PluralRules` gives it. */
export type PluralForms<Names extends string> = {
  readonly [Form in Intl.LDMLPluralRule]?: Template<Names>;
} & {readonly other: Template<Names>};

/** One text, or one for each plural form of `{count}`. */
export type Message<Names extends string> = Template<Names> | PluralForms<Names>;

/** Messages, and groups of them. */
export interface MessageTree {
  readonly [name: string]: string | PluralForms<string> | MessageTree;
}
