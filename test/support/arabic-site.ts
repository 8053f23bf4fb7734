import type {Files} from './files.ts';

const config = {
  title: 'الوثائق',
  url: 'https://example.org',
  baseUrl: '/base/',
  favicon: 'icon.svg',
  i18n: {defaultLocale: 'ar'},
  docs: {
    versions: [
      {name: '2.x', label: '2.x'},
      {name: '1.x', label: '1.x', banner: 'unmaintained'},
    ],
  },
  themeConfig: {
    docs: {sidebar: {hideable: true}},
    navbar: {
      title: 'الوثائق',
      items: [
        {type: 'docSidebar', sidebarId: 'docs', label: 'الدليل'},
        {type: 'docsVersionDropdown', position: 'right'},
      ],
    },
    announcementBar: {content: 'الإصدار الثاني متاح.'},
    footer: {
      links: [
        {
          title: 'الموقع',
          items: [
            {label: 'الرئيسية', to: '/docs'},
            {label: 'المصدر', href: 'https://example.com/'},
          ],
        },
      ],
      copyright: '© المشروع',
    },
  },
};

/** A right-to-left site with two versions, a sidebar with a category, and all elements of an article. */
export const arabicSite: Files = {
  'site.config.ts': `export default ${JSON.stringify(config, null, 2)};\n`,
  'content/static/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>\n',
  'content/docs/2.x/intro.md': `---
slug: /
---

# مقدمة إلى المكتبة

فقرة أولى فيها رمز \`useValue(0, {mode: 'fast'})\` ورابط إلى [الإعداد](./guide/setup.md)، ورقم ١٢٣، واسم React Native في وسط الجملة.

## الخطوات

1. الخطوة الأولى
2. الخطوة الثانية
   - نقطة داخلية

:::tip
نصيحة قصيرة مع \`code\`.
:::

\`\`\`js title="src/app.js" showLineNumbers
const value = useValue(0); // a comment
run(value, {duration: 300, easing: 'linear', somethingLong: 'that is wider than a phone would show'});
\`\`\`

::::tabs
:::tab[الأولى]
نص اللسان الأول.
:::
:::tab[الثانية]
نص اللسان الثاني.
:::
::::

## جدول

| الاسم | النوع | المعنى |
| --- | --- | --- |
| \`speed\` | \`number\` | السرعة |
| \`onEnd\` | \`() => void\` | تُستدعى عند النهاية |

> اقتباس قصير.

<iframe title="a film" width="560" height="90"></iframe>

<details>

تفاصيل.

</details>

حاشية.[^1]

[^1]: نص الحاشية.
`,
  'content/docs/2.x/guide/setup.md': '# الإعداد\n\n## التثبيت\n\nنص عن التثبيت والإعداد.\n',
  'content/docs/2.x/guide/use.md': '# الاستخدام\n\nنص عن الاستخدام.\n',
  'content/docs/2.x/last.md': '# الخاتمة\n\nالنهاية.\n',
  'content/docs/2.x/sidebars.json': JSON.stringify({
    docs: [
      'intro',
      {type: 'category', label: 'الدليل', items: ['guide/setup', 'guide/use']},
      'last',
    ],
  }),
  'content/docs/1.x/intro.md': '---\nslug: /\n---\n\n# مقدمة قديمة\n\nكلمات قديمة.\n',
};
