import {type JobHandler, serveJobs} from '../../core/async/worker-protocol.ts';

const jobs: Readonly<Record<string, (context: never) => Promise<JobHandler>>> = {
  adopt: async (context) => (await import('../../tools/adopt/page-job.ts')).pageJob(context),
  compile: async (context) =>
    (await import('../../markdown/compile/compile-job.ts')).compileJob(context),
  'edit-urls': async (context) => (await import('../../pipeline/edit-urls.ts')).editUrlJob(context),
  evaluate: async () => (await import('../../core/modules/evaluate-job.ts')).evaluateJob(),
  load: async (context) => (await import('../../pages/bundle/load-job.ts')).loadJob(context),
  print: async (context) =>
    (await import('../../pages/render/print/print-job.ts')).printJob(context),
  // Loads the compiler in advance, before there are pages to compile.
  warm: async () => {
    await import('../../markdown/compile/page-compiler.ts');
    return {run: () => undefined, describe: () => 'starting a worker'};
  },
  pages: async (context) => (await import('../../pages/render/page-job.ts')).pagesJob(context),
};

/**
 * Creates a job's handler.
 *
 * @param context Cloneable data that all tasks of the job share.
 */
export async function startJob(name: string, context: unknown): Promise<JobHandler> {
  const job = jobs[name];
  if (job === undefined) throw new Error(`There is no job \`${name}\`.`);
  return await job(context as never);
}

/** Handles jobs in a worker thread. */
export function serve(): void {
  serveJobs(startJob);
}
