/** Node's permission model: reading is free, writing is not. @param writable What may be written all the same. */
export function readOnlyFlags(writable?: string): string[] {
  const known = process.allowedNodeEnvironmentFlags;
  const flag = ['--permission', '--experimental-permission'].find((name) => known.has(name));
  return flag === undefined
    ? []
    : [
        flag,
        '--allow-fs-read=*',
        ...(writable === undefined ? [] : [`--allow-fs-write=${writable}`]),
        '--allow-child-process',
        '--allow-worker',
        '--no-warnings',
      ];
}
