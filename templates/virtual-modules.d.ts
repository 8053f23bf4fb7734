declare module 'legacydocs:site-data' {
  import type {SiteData} from 'legacydocs';

  /** Generated for each build. */
  const siteData: SiteData;
  export default siteData;
}

declare module 'legacydocs:messages' {
  import type {ThemeMessages} from 'legacydocs';

  /** BCP 47 tag. */
  export const language: string;
  /** Messages in that language. */
  const messages: ThemeMessages;
  export default messages;
}

declare module 'legacydocs:compare-messages' {
  import type {Messages} from 'legacydocs';

  /** Messages for comparisons, in the site's language. */
  const messages: Messages['compare'];
  export default messages;
}
