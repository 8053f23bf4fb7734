/** Answers a request instead of the network, redirects followed. */
export type Answering = (address: string) => Promise<Response>;

/** Where linkinator looks for a proxy, which it would ask instead of `fetch`. */
const proxyVariables = ['http_proxy', 'https_proxy', 'HTTP_PROXY', 'HTTPS_PROXY'];

/**
 * Do work during which `fetch` answers by itself. linkinator takes no function to ask with: it calls the global one. Nothing else
 * of this process may fetch meanwhile.
 */
export async function withFetch<Result>(
  answering: Answering,
  work: () => Promise<Result>,
): Promise<Result> {
  const network = globalThis.fetch;
  const proxies = proxyVariables.map((name) => [name, process.env[name]] as const);
  for (const name of proxyVariables) delete process.env[name];
  globalThis.fetch = async (input) =>
    await answering(input instanceof Request ? input.url : String(input));
  try {
    return await work();
  } finally {
    globalThis.fetch = network;
    for (const [name, value] of proxies) if (value !== undefined) process.env[name] = value;
  }
}
