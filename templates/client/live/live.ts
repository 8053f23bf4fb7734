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
 * The script that `legacydocs serve` adds to every page: it shows what happens to the site while somebody edits it.
 * No finished site has it.
 */
const live = readLivePage();
if (live !== undefined) start(live);

function start({baseUrl, build}: LivePage): void {
  const dialog = createProblemDialog();
  let since = build;
  let followed = Promise.resolve();
  /** The page is being loaded anew, perhaps elsewhere: the rest is for the one that comes. */
  let isLeaving = false;

  async function follow(message: LiveMessage, version: string): Promise<void> {
    if (isLeaving && message.kind !== 'reload') return;
    const navigation = runningNavigation();
    switch (message.kind) {
      case 'problems':
        return dialog.show(message);
      case 'reload':
        isLeaving = true;
        return loadBelow(baseUrl, message.baseUrl);
      case 'text':
        // A page that is not alive yet is shown what is built.
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
      // One after the other: what is fetched for an older build must not come last. What cannot be shown in place is
      // loaded.
      followed = followed.then(() => follow(JSON.parse(data), id)).catch(loadInFull);
    });
  });
}
