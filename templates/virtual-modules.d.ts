declare module 'legacydocs:site-data' {
  import type {SiteData} from 'legacydocs';

  /** Generated for each build. */
  const siteData: SiteData;
  export default siteData;
}
