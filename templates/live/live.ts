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

  async function follow(message: LiveMessage): Promise<void> {
    const navigation = runningNavigation();
    switch (message.kind) {
      case 'problems':
        return dialog.show(message);
      case 'reload':
        return loadBelow(baseUrl, message.baseUrl);
      case 'text':
        // A page that is not alive yet is shown what is built.
        return navigation && showText(message, navigation);
      case 'built':
        if (navigation === undefined) return loadInFull();
        return await followBuild(message, navigation, {baseUrl, version: since});
    }
  }

  whileVisible(() => {
    const page = readDocument()?.data.route.path ?? '';
    const query = new URLSearchParams({since, page});
    return listenTo(`${baseUrl}__legacydocs/events?${query}`, (data, id) => {
      since = id;
      // What cannot be shown in place is loaded.
      follow(JSON.parse(data)).catch(loadInFull);
    });
  });
}
