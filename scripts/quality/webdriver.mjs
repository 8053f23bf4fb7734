import {spawn} from 'node:child_process';
import {setTimeout as pause} from 'node:timers/promises';

/** Which of Debian's packages bring the browser, its driver and a display. */
const packages = 'webkit2gtk-driver xvfb';

/** As often it is looked whether something has come true, and for how long. Milliseconds. */
const every = 50;
const patience = 15_000;

const keys = {Escape: '\uE00C', Enter: '\uE007'};

/** The name of an element's id in WebDriver's answers (W3C WebDriver, 12.1). */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/**
 * Start WebKit, the engine of Safari, in a display of its own.
 *
 * @returns What a test does with its only tab.
 * @throws {Error} It is not installed; says what to install.
 */
export async function openWebKit(port = 4479) {
  const process = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`], {
    detached: true,
    stdio: 'ignore',
    env: {
      ...globalThis.process.env,
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    },
  });
  const failure = new Promise((_, reject) => {
    const fail = () =>
      reject(new Error(`WebKit cannot be started: run \`apt-get install ${packages}\`.`));
    process.once('error', fail);
    process.once('exit', fail);
  });
  failure.catch(() => undefined);

  const send = async (method, path, body) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body !== undefined && {body: JSON.stringify(body)}),
    });
    const {value} = await answer.json();
    if (value?.error !== undefined) throw new Error(`${path}: ${value.error} ${value.message}`);
    return value;
  };
  const waitFor = async (what, look) => {
    for (const end = Date.now() + patience; Date.now() < end; await pause(every)) {
      const found = await look().catch(() => undefined);
      if (found) return found;
    }
    throw new Error(`Waited ${patience / 1000} s in vain: ${what}.`);
  };

  await Promise.race([waitFor('the driver answers', () => send('GET', '/status')), failure]);
  const {sessionId} = await send('POST', '/session', {
    capabilities: {
      alwaysMatch: {'webkitgtk:browserOptions': {args: ['--automation']}},
    },
  });
  const call = (method, path, body) => send(method, `/session/${sessionId}${path}`, body);
  const evaluate = (expression) =>
    call('POST', '/execute/sync', {script: `return ${expression}`, args: []});
  return {
    evaluate,
    /** The window, at least 447 pixels wide. */
    resize: (width, height) => call('POST', '/window/rect', {width, height}),
    goto: (url) => call('POST', '/url', {url}),
    back: () => call('POST', '/back', {}),
    /** @param what For the message. @param expression Of the page: what is to come true. */
    expect: (what, expression) => waitFor(what, () => evaluate(expression)),
    click: async (selector) => {
      const found = await call('POST', '/element', {using: 'css selector', value: selector});
      await call('POST', `/element/${found[elementKey]}/click`, {});
    },
    /** @param text Letters, or the name of a key. */
    press: (text) =>
      call('POST', '/actions', {
        actions: [
          {
            type: 'key',
            id: 'keyboard',
            actions: [...(keys[text] ?? text)].flatMap((value) => [
              {type: 'keyDown', value},
              {type: 'keyUp', value},
            ]),
          },
        ],
      }),
    close: async () => {
      await call('DELETE', '').catch(() => undefined);
      globalThis.process.kill(-process.pid);
    },
  };
}
