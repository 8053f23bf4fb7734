/**
 * Runs in a page, before its own scripts. Records when the search field and the results are painted, and the slowest
 * events.
 *
 * @param {readonly import('./interaction-sites.mjs').Parts[]} parts
 */
export function watchPage(parts) {
  /** Time of the last key press. */
  let pressed = 0;
  /** Times of the last paints that show each part, after the last key press. */
  const times = {open: 0, results: 0};
  const worst = {event: 0, task: 0};
  /** @type {{time: number, value: number}[]} */
  const shifts = [];

  const isShown = (/** @type {'field' | 'result'} */ part) =>
    parts.some(({[part]: selector}) => {
      const element = document.querySelector(selector);
      return element !== null && element.getClientRects().length > 0;
    });
  const afterPaint = (/** @type {(time: number) => void} */ callback) =>
    requestAnimationFrame(() => {
      const {port1, port2} = new MessageChannel();
      port1.onmessage = () => callback(performance.now());
      port2.postMessage(null);
    });
  /** Text of the list for the preceding query, which does not count as a result. */
  let before = '';
  const listText = () =>
    parts
      .flatMap(({result}) => [...document.querySelectorAll(result)])
      .map(({textContent}) => textContent)
      .join('\n');

  addEventListener(
    'keydown',
    ({timeStamp, key, ctrlKey}) => {
      pressed = timeStamp;
      times.results = 0;
      if (ctrlKey && key === 'k') times.open = 0;
      if (ctrlKey && key === 'a') before = listText();
    },
    true,
  );
  const check = () => {
    if (times.open === 0 && isShown('field')) {
      times.open = -1;
      afterPaint((time) => {
        times.open = time - pressed;
      });
    }
    if (times.results === 0 && isShown('result') && listText() !== before) {
      const key = pressed;
      times.results = -1;
      afterPaint((time) => {
        times.results = key === pressed ? time - pressed : 0;
      });
    }
    requestAnimationFrame(check);
  };
  requestAnimationFrame(check);

  const observe = (
    /** @type {string} */ type,
    /** @type {(entry: any) => void} */ note,
    /** @type {object} */ options = {},
  ) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry);
    }).observe({type, buffered: true, ...options});
  observe(
    'event',
    ({duration, interactionId}) => {
      if (interactionId > 0) worst.event = Math.max(worst.event, duration);
    },
    {durationThreshold: 16},
  );
  observe('longtask', ({duration, startTime}) => {
    if (pressed > 0 && startTime > pressed - 50) worst.task = Math.max(worst.task, duration);
  });
  observe('layout-shift', ({startTime, value}) => {
    shifts.push({time: performance.timeOrigin + startTime, value});
  });

  Reflect.set(globalThis, 'watched', {
    time: (/** @type {'open' | 'results'} */ what) => Math.max(times[what], 0),
    worst: () => worst,
    bytesToPaint: () => {
      const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
      const [page] = performance.getEntriesByType('navigation');
      return [page, ...performance.getEntriesByType('resource')]
        .filter(({responseEnd}) => responseEnd > 0 && responseEnd <= painted)
        .reduce((sum, {transferSize}) => sum + transferSize, 0);
    },
    /** Returns the time from the click until the new page is painted. For a new document, this is its first paint. */
    pageShown: (/** @type {number} */ clicked) => {
      const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
      if (painted === undefined) return 0;
      const isNew = performance.timeOrigin > clicked;
      return isNew
        ? performance.timeOrigin + painted - clicked
        : performance.timeOrigin + performance.now() - clicked;
    },
    shift: (/** @type {number} */ clicked) =>
      shifts.filter(({time}) => time >= clicked).reduce((sum, {value}) => sum + value, 0),
  });
}
