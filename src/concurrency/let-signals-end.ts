const signals = ['SIGINT', 'SIGTERM'] as const;

/**
 * Do work during which this thread hears of nothing, for as long as the site's own code likes: whoever ends the process
 * meanwhile ends it at once, as if nobody listened. What a build leaves then is what a killed one leaves.
 */
export async function lettingSignalsEnd<Result>(
  work: () => Result | Promise<Result>,
): Promise<Result> {
  const listeners = signals.map((signal) => [signal, process.listeners(signal)] as const);
  for (const [signal] of listeners) process.removeAllListeners(signal);
  try {
    return await work();
  } finally {
    for (const [signal, list] of listeners) {
      for (const listener of list) process.on(signal, listener);
    }
  }
}
