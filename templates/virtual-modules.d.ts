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
  /** True if the language does not write numbers with the digits 0 to 9. */
  export const hasOwnDigits: boolean;
  /** Messages in that language. */
  const messages: ThemeMessages;
  export default messages;
}

declare module 'legacydocs:chunk-messages' {
  import type {ChunkMessages} from 'legacydocs';

  /** Messages for chunks that are loaded on demand, in the site's language. */
  const messages: ChunkMessages;
  export default messages;
}
