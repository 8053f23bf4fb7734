import {packageVersion} from '../../core/package/own-files.ts';

/** `package.json` of an imported site. @param dependencies What its code imports: name to range. */
export function packageJson(dependencies: Readonly<Record<string, string>>): {
  readonly path: string;
  readonly text: string;
} {
  const manifest = {
    private: true,
    scripts: {
      start: 'legacydocs serve',
      build: 'legacydocs build',
      check: 'legacydocs check',
    },
    ...(Object.keys(dependencies).length > 0 && {dependencies}),
    devDependencies: {legacydocs: `~${packageVersion()}`},
  };
  return {path: 'package.json', text: `${JSON.stringify(manifest, undefined, 2)}\n`};
}
