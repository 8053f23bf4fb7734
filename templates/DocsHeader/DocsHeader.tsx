import type {DocsPageData} from 'legacydocs';
import {Breadcrumbs} from '../Breadcrumbs/Breadcrumbs.tsx';
import {PageActions} from '../PageActions/PageActions.tsx';
import {VersionBadge} from '../VersionBadge/VersionBadge.tsx';
import {VersionBanner} from '../VersionBanner/VersionBanner.tsx';

/** The header on every docs page: version banner, breadcrumbs, version badge, page actions. */
export function DocsHeader({page}: {readonly page: DocsPageData}) {
  return (
    <>
      <VersionBanner page={page} />
      <div className="DocsHeader">
        {page.breadcrumbs !== null && <Breadcrumbs crumbs={page.breadcrumbs} />}
        <VersionBadge page={page} />
        <PageActions />
      </div>
    </>
  );
}
