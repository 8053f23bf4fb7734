/** Options with which a child process treats its pipe as a terminal and shows its progress. */
export const terminal = {
  flags: ['--import', 'data:text/javascript,process.stderr.isTTY=true'],
  env: {...process.env, CI: '', TERM: 'xterm'},
};
