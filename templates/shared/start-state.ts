import type {SiteData} from 'legacydocs';
import {listenToArticles} from '../client/article-enhancers/listen-to-articles.ts';
import {noteAnnouncement} from './announcement.ts';
import {followColorMode} from './color-mode.ts';
import {forgetUnknownVersion} from './preferred-version.ts';

/** What a page does once, as soon as its scripts run and before React takes it over. */
export function startState({colorMode, announcementBar, docs}: SiteData): void {
  followColorMode(colorMode);
  if (announcementBar !== null) noteAnnouncement(announcementBar.id);
  forgetUnknownVersion(docs);
  listenToArticles();
}
