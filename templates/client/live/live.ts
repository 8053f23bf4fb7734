import type {LiveMessage} from 'legacydocs';
import {readDocument} from '../browser/document.ts';
import {loadInFull} from '../browser/history.ts';
import {
  type LivePage,
  listenTo,
  loadBelow,
  readLivePage,
  whileVisible,
} from '../browser/live-events.ts';
import {createProblemDialog} from '../browser/problem-dialog.ts';
import {runningNavigation} from '../browser/running-navigation.ts';
import {followBuild, showText} from './follow-edits.ts';

/**
 * The script that `legacydocs serve` adds to every page. It shows edits and the site's problems. Built sites do not
 * include it.
 */
const live = readLivePage();
if (live !== undefined) start(live);

function start({baseUrl, build}: LivePage): void {
  const showProblems = createProblemDialog();
  let since = build;
  let followed = Promise.resolve();
  /** True if the page is reloading. All messages except `reload` are then ignored. */
  let isLeaving = false;

  async function follow(message: LiveMessage, version: string): Promise<void> {
    if (isLeaving && message.kind !== 'reload') return;
    const navigation = runningNavigation();
    switch (message.kind) {
      case 'problems':
        return showProblems(message);
      case 'reload':
        isLeaving = true;
        return loadBelow(baseUrl, message.baseUrl);
      case 'text':
        // Before hydration, the page shows the text from the build.
        if (navigation !== undefined) showText(message, navigation);
        return;
      case 'built':
        if (navigation === undefined) return loadInFull();
        return await followBuild(message, navigation, {baseUrl, version});
    }
  }

  whileVisible(() => {
    const page = readDocument()?.data.route.path ?? '';
    const query = new URLSearchParams({since, page});
    return listenTo(`${baseUrl}__legacydocs/events?${query}`, (data, id) => {
      since = id;
      // Handled one after another, so that data from an older build never arrives last. If an error occurs, the page is
      // reloaded.
      followed = followed.then(() => follow(JSON.parse(data), id)).catch(loadInFull);
    });
  });
}
