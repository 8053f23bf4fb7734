/** Splits a package and version range in npm syntax: `@scope/name@2.x`. The name is empty if there is only a range. */
export function splitPackageRange(packageRange: string): {name: string; range: string} {
  const at = packageRange.lastIndexOf('@');
  return {name: packageRange.slice(0, Math.max(at, 0)), range: packageRange.slice(at + 1)};
}
