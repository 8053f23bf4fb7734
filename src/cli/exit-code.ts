/** What a command tells its caller. */
export const exitCode = {
  /** Warnings may have been printed. */
  good: 0,
  /** The site has errors. */
  siteHasErrors: 1,
  /** The command was used wrongly. */
  usedWrongly: 2,
} as const;

/** Signals that end a command. */
export type Interrupt = 'SIGINT' | 'SIGTERM';

/** By convention 128 and the signal's number. */
export const interruptExitCode: Readonly<Record<Interrupt, number>> = {SIGINT: 130, SIGTERM: 143};
