/** Public exports for a site's pages: `import {Link, Tabs} from 'legacydocs/theme'`. */
export {Details, type DetailsProps} from './Details/Details.tsx';
export {Link, type LinkProps} from './Link/Link.tsx';
export type {MDXComponents} from './MDXComponents.tsx';
export {useHref, useRoute, useSite} from './shared/context.ts';
export {TabItem, type TabItemProps, Tabs, type TabsProps, type TabValue} from './Tabs/Tabs.tsx';
export {Translate, type TranslateProps} from './Translate/Translate.tsx';
