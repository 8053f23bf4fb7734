import type {ConsoleMessage, Page} from 'playwright-core';

/** Records a page's console messages and uncaught errors. */
export function recordComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (!isAboutFavicon(message)) complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}

/** True for a message about `/favicon.ico`, which browsers with a window request without being asked by the page. */
function isAboutFavicon(message: ConsoleMessage): boolean {
  const {url} = message.location();
  return URL.canParse(url) && new URL(url).pathname === '/favicon.ico';
}
