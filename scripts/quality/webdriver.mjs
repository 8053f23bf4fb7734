import {spawn} from 'node:child_process';
import {setTimeout as pause} from 'node:timers/promises';

/** Debian packages that contain the browser, its driver and a display. */
const packages = 'webkit2gtk-driver xvfb';

/** Polling interval and time-out of conditions, in milliseconds. */
const every = 50;
const patience = 15_000;

const keys = {Escape: '\uE00C', Enter: '\uE007'};

/** Key of an element's id in WebDriver's responses (W3C WebDriver, 12.1). */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/**
 * Starts WebKit, the engine of Safari, in a virtual display.
 *
 * @returns Functions that control its only tab.
 * @throws {Error} If WebKit is not installed. The message names the packages to install.
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
    /** Sets the size of the window, which is at least 447 pixels wide. */
    resize: (width, height) => call('POST', '/window/rect', {width, height}),
    goto: (url) => call('POST', '/url', {url}),
    back: () => call('POST', '/back', {}),
    /** @param what Description for the message. @param expression Condition, evaluated in the page. */
    expect: (what, expression) => waitFor(what, () => evaluate(expression)),
    click: async (selector) => {
      const found = await call('POST', '/element', {using: 'css selector', value: selector});
      await call('POST', `/element/${found[elementKey]}/click`, {});
    },
    /** @param text Text to type, or the name of a key. */
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
