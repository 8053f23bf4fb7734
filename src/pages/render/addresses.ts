import {routeToHref} from '../../core/urls/href.ts';

/** Addresses of files of the output, base in front. */
export function addresses(outputPaths: readonly string[], baseUrl: string): string[] {
  return outputPaths.map((outputPath) => routeToHref(`/${outputPath}`, baseUrl));
}
