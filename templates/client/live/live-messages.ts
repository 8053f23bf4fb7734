/** Sentences of the error view. Apart from `messages.ts`, since no reader of a finished site ever loads them. */
export const liveMessages = {
  problems: (count: number) => (count === 1 ? '1 problem' : `${count} problems`),
  explanation: 'This goes away as soon as it is mended. Until then the last good build is shown.',
  more: (count: number) => `… and ${count} more; the terminal lists them all.`,
  close: 'Close',
} as const;
