import {defineConfig} from 'legacydocs';
import {darkCodeTheme, lightCodeTheme} from './content/code-theme.ts';
import {successorsOf1x, successorsOf2x} from './content/successors.ts';

/** Link to the documentation of later releases, shown in the banner of every version. */
const later = {
  label: 'Docs for 3.4 to 4.x',
  href: 'https://docs.swmansion.com/react-native-reanimated/',
};

/** Site configuration of the React Native Reanimated 3.x, 2.x and 1.x documentation. */
export default defineConfig({
  title: 'React Native Reanimated',
  tagline: 'Documentation of versions 3.x, 2.x and 1.x',
  url: 'https://docs.swmansion.com',
  baseUrl: '/reanimated-legacy/',
  favicon: 'img/favicon.svg',

  headTags: [
    {
      tagName: 'link',
      attributes: {rel: 'apple-touch-icon', sizes: '180x180', href: '/img/touch-icon.png'},
    },
  ],

  markdownPages: 'full',

  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onBrokenMarkdownLinks: 'warn',
  onDuplicateRoutes: 'warn',

  docs: {
    versions: [
      {
        name: 'current',
        label: '3.x',
        packageRange: 'react-native-reanimated@3.0.0 - 3.3.x',
        checkedAgainst: '3.3.0',
        banner: {
          text: 'Reanimated 3.0 to 3.3.',
          link: later,
        },
      },
      {
        name: '2.x',
        packageRange: 'react-native-reanimated@2.0.0 - 2.17.x',
        checkedAgainst: '2.14.4',
        successors: successorsOf2x,
        banner: {text: 'Reanimated 2.x is not maintained.', link: later},
      },
      {
        name: '1.x',
        packageRange: 'react-native-reanimated@1.0.0 - 1.13.x',
        checkedAgainst: '1.13.4',
        successors: successorsOf1x,
        banner: {text: 'Reanimated 1.x is not maintained.', link: later},
      },
    ],
    lastVersion: 'current',
  },

  themeConfig: {
    // To show the colour-mode switch, set `disableSwitch: false`.
    colorMode: {defaultMode: 'light', disableSwitch: true},
    code: {
      theme: lightCodeTheme,
      darkTheme: darkCodeTheme,
      // Code block attributes that control `npm run check:samples`.
      additionalAttributes: ['excerpt', 'fragment', 'no-check', 'signature', 'types'],
    },
    image: '/img/social.png',
    metadata: [{name: 'theme-color', content: '#5430c8'}],
    navbar: {
      title: 'Reanimated',
      hideOnScroll: true,
      logo: {src: '/img/logo.svg', alt: '', width: 32, height: 32},
      items: [
        {type: 'doc', docId: 'fundamentals/about', label: 'Docs', position: 'left'},
        {type: 'docsVersionDropdown', position: 'right'},
        {type: 'search', position: 'right'},
        {
          label: 'GitHub',
          href: 'https://github.com/software-mansion/react-native-reanimated/',
          position: 'right',
        },
      ],
    },
    footer: {
      links: [
        {label: 'From 2.x to 3.x', to: '/docs/guide/migration-from-2.x'},
        {label: 'From 1.x to 3.x', to: '/docs/guide/migration-from-1.x'},
        {label: 'From 1.x to 2.x', to: '/docs/2.x/fundamentals/migration'},
        {label: 'Community', to: '/docs/community'},
        {
          label: 'Source code',
          href: 'https://github.com/software-mansion/react-native-reanimated/',
        },
      ],
      copyright: 'Made by Software Mansion and its contributors.',
    },
  },
});
