const ignore = (_target: string): void => {};

/** Returns functions without an effect, because the build itself finds the ids and links of each page. */
export default function useBrokenLinks(): {
  readonly collectAnchor: typeof ignore;
  readonly collectLink: typeof ignore;
} {
  return {collectAnchor: ignore, collectLink: ignore};
}
