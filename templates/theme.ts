/** What pages of a site use: `import {Link, Tabs} from 'legacydocs/theme'`. */
export {Details, type DetailsProps} from './Details/Details.tsx';
export {Link, type LinkProps} from './Link/Link.tsx';
export {useHref, useRoute} from './lib/route.ts';
export {useSite} from './lib/site.ts';
export type {MDXComponents} from './MDXComponents.tsx';
export {TabItem, type TabItemProps, Tabs, type TabsProps, type TabValue} from './Tabs/Tabs.tsx';
export {Translate, type TranslateProps} from './Translate/Translate.tsx';
