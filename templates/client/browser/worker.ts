/**
 * Starts a worker thread.
 *
 * @param address URL of a classic script on this site.
 * @returns A function that sends a request and resolves with the response; it rejects if the worker cannot respond or
 * did not start.
 */
export function startWorker<Request>(
  address: string,
): <Answer>(request: Request) => Promise<Answer> {
  const worker = new Worker(address);
  const pending = new Map<number, (event: MessageEvent) => void>();
  let count = 0;
  let failure: MessageEvent | undefined;

  worker.addEventListener('message', (event) => {
    const {id} = event.data;
    pending.get(id)?.(event);
    pending.delete(id);
  });
  worker.addEventListener('error', () => {
    failure = new MessageEvent('message', {data: {problem: address}});
    for (const settle of pending.values()) settle(failure);
  });

  return (request) =>
    new Promise((resolve, reject) => {
      const settle = ({data: {value, problem}}: MessageEvent) =>
        problem === undefined ? resolve(value) : reject(new Error(problem));
      if (failure !== undefined) return settle(failure);
      count += 1;
      pending.set(count, settle);
      worker.postMessage({id: count, request});
    });
}

/** Handles the page's requests. Called inside the worker. */
export function answerRequests<Request>(answer: (request: Request) => Promise<unknown>): void {
  addEventListener('message', ({data: {id, request}}) => {
    answer(request).then(
      (value) => postMessage({id, value}),
      (cause: unknown) => postMessage({id, problem: String(cause)}),
    );
  });
}
