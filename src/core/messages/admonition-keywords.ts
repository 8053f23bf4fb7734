/** Built-in types of admonitions with their keywords, the type's own name first (row MD-07). */
export const admonitionKeywords = {
  note: ['note', 'secondary'],
  tip: ['tip', 'success'],
  info: ['info', 'important'],
  caution: ['caution'],
  danger: ['danger', 'warning'],
} as const;

export type AdmonitionName = keyof typeof admonitionKeywords;
