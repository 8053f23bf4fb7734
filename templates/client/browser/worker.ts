/** A script beside the page's own thread that answers requests. */
export interface WorkerCalls<Request, Answer> {
  /** Rejects when the worker could not answer, or not even start. */
  readonly ask: (request: Request) => Promise<Answer>;
}

/** @param address Of a classic script of this site. */
export function startWorker<Request, Answer>(address: string): WorkerCalls<Request, Answer> {
  const worker = new Worker(address);
  const waiting = new Map<number, Caller<Answer>>();
  let count = 0;
  let failure: Error | undefined;

  worker.addEventListener('message', ({data}: MessageEvent<Reply<Answer>>) => {
    const caller = waiting.get(data.id);
    waiting.delete(data.id);
    if ('value' in data) caller?.resolve(data.value);
    else caller?.reject(new Error(data.problem));
  });
  worker.addEventListener('error', () => {
    failure = new Error(address);
    for (const {reject} of waiting.values()) reject(failure);
    waiting.clear();
  });

  return {
    ask: (request) => {
      if (failure !== undefined) return Promise.reject(failure);
      count += 1;
      const id = count;
      return new Promise<Answer>((resolve, reject) => {
        waiting.set(id, {resolve, reject});
        worker.postMessage({id, request} satisfies Question<Request>);
      });
    },
  };
}

interface Caller<Answer> {
  readonly resolve: (value: Answer) => void;
  readonly reject: (cause: Error) => void;
}

interface Question<Request> {
  readonly id: number;
  readonly request: Request;
}

type Reply<Answer> =
  | {readonly id: number; readonly value: Answer}
  | {readonly id: number; readonly problem: string};

/** Inside a worker: answer what the page asks. */
export function answerRequests<Request, Answer>(
  answer: (request: Request) => Promise<Answer>,
): void {
  const reply = (message: Reply<Answer>): void => postMessage(message);
  addEventListener('message', ({data: {id, request}}: MessageEvent<Question<Request>>) => {
    answer(request).then(
      (value) => reply({id, value}),
      (cause: unknown) => reply({id, problem: String(cause)}),
    );
  });
}
