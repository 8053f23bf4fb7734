/** Options that make a child process treat its pipe as a terminal, so that it shows its progress. */
export const terminal = {
  flags: ['--import', 'data:text/javascript,process.stderr.isTTY=true'],
  env: {...process.env, CI: '', TERM: 'xterm'},
};
