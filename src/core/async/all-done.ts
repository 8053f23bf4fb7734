/**
 * Like `Promise.all`, but waits for every task even if one fails: nothing is under way any more when what they share is closed.
 */
export async function allDone<Tasks extends readonly unknown[]>(
  tasks: readonly [...Tasks],
): Promise<{-readonly [Index in keyof Tasks]: Awaited<Tasks[Index]>}> {
  await Promise.allSettled(tasks);
  return await Promise.all(tasks);
}
