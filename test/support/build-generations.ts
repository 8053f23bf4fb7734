import {openOutput} from '../../src/pipeline/output/open-output.ts';
import {identityFiles} from '../../src/pipeline/output/output-folder.ts';

/**
 * Builds one generation after another into a site's `build` folder until the process is killed. Every file except one,
 * which never changes, contains the number of its generation.
 */
const siteFolder = process.argv[2] ?? '';
const first = Number(process.argv[3]);

process.send?.('started');
for (let generation = first; ; generation += 1) {
  const output = await openOutput({
    siteFolder,
    outDir: `${siteFolder}/build`,
    cacheFolder: `${siteFolder}/.legacydocs`,
  });
  const files = [
    ...Array.from({length: 30}, (_, n) => [`page-${n}/index.html`, `${generation}`] as const),
    ...identityFiles.map((file) => [file, file.endsWith('.json') ? '[]' : ''] as const),
    [`only-${generation}.txt`, `${generation}`] as const,
  ];
  for (const [path, contents] of files) await output.write(path, contents);
  await output.commit();
  process.send?.('built');
}
