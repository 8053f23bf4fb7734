import {HtmlValidate} from 'html-validate';
import type {DocumentProps} from 'legacydocs';
import {describe, expect, it} from 'vitest';
import {renderDocument} from '../../../templates/server.tsx';
import {TabItem, Tabs} from '../../../templates/Tabs/Tabs.tsx';
import {
  everyItem,
  homeRoute,
  notFoundRoute,
  sampleCategory,
  sampleDocument,
  samplePage,
  sampleSite,
} from './sample-data.ts';

const validator = new HtmlValidate({extends: ['html-validate:standard'], root: true});

function Tabbed() {
  return (
    <Tabs groupId="os">
      <TabItem value="mac" label="macOS">
        One
      </TabItem>
      <TabItem value="win">Two</TabItem>
    </Tabs>
  );
}

const documents: Readonly<Record<string, DocumentProps>> = {
  'a doc page': sampleDocument(),
  'a doc page without anything optional': sampleDocument({
    sidebar: null,
    site: {
      footer: null,
      docs: {...sampleSite().docs, versions: []},
      navbar: {...sampleSite().navbar, items: [], title: undefined},
    },
    route: {
      alternates: [],
      page: samplePage({
        sidebar: null,
        breadcrumbs: null,
        badge: false,
        banner: 'none',
        latest: null,
        previous: null,
        next: null,
        toc: [],
        rootClassNames: [],
      }),
    },
  }),
  'a category page': sampleDocument({route: {page: sampleCategory()}, article: {html: ''}}),
  'a home page of components': sampleDocument({
    route: homeRoute,
    sidebar: null,
    article: {Component: Tabbed},
  }),
  'the not-found page': sampleDocument({route: notFoundRoute, sidebar: null, article: {html: ''}}),
  'every navbar item, announcement, colour switch, dark logo': sampleDocument({
    site: {
      navbar: {...sampleSite().navbar, hideOnScroll: true, style: 'dark', items: everyItem},
      announcementBar: {
        id: 'news',
        content: 'Read <a href="/base/docs/">this</a>',
        isCloseable: true,
      },
      colorMode: {defaultMode: 'dark', disableSwitch: false, respectPrefersColorScheme: true},
      footer: {
        style: 'dark',
        logo: {
          src: '/base/a.svg',
          srcDark: '/base/b.svg',
          alt: 'Logo',
          href: '/base/',
          external: false,
        },
        columns: [],
        links: [
          {label: 'One', href: '/base/docs/', external: false},
          {html: '<em>Two</em>', href: '/base/docs/2.x/', external: false},
          {html: 'Three', href: '', external: false},
        ],
      },
    },
  }),
};

describe('documents', () => {
  for (const [name, props] of Object.entries(documents)) {
    it(`of ${name} are valid HTML`, async () => {
      const report = await validator.validateString(renderDocument(props));
      const messages = report.results.flatMap((result) =>
        result.messages.map(({ruleId, message, line, column, selector}) => ({
          ruleId,
          message,
          place: `${line}:${column} ${selector ?? ''}`,
        })),
      );
      expect(messages).toEqual([]);
    });

    it(`of ${name} have no style attributes`, () => {
      expect(renderDocument(props)).not.toMatch(/<[^>]*\sstyle=/);
    });
  }
});
