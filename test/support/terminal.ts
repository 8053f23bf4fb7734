/** Has a command that is started with these take its pipe for a terminal, on which it shows how far it is. */
export const terminal = {
  flags: ['--import', 'data:text/javascript,process.stderr.isTTY=true'],
  env: {...process.env, CI: '', TERM: 'xterm'},
};
