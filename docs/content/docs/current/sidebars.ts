/** Returns a category of the sidebar whose pages are in one folder. */
function category(label: string, folder: string, pages: readonly string[]) {
  return {type: 'category', label, items: pages.map((page) => `${folder}/${page}`)};
}

export default {
  manual: [
    'index',
    category('Start', 'start', ['first-site', 'serve', 'folders', 'what-you-get', 'limits']),
    category('Migrate', 'move-in', ['docusaurus', 'import', 'adopt', 'others']),
    category('Write', 'write', [
      'markdown',
      'code',
      'tabs',
      'links-and-images',
      'mdx',
      'front-matter',
      'sidebars',
      'api-pages',
    ]),
    category('Configure', 'configure', [
      'file',
      'site',
      'docs',
      'theme',
      'navbar',
      'footer',
      'security-policy',
    ]),
    category('Versions', 'versions', [
      'cut',
      'freeze',
      'retire',
      'addresses',
      'search-engines',
      'other-forms',
      'offline',
    ]),
    category('Make it yours', 'make-it-yours', [
      'colours',
      'tailwind',
      'components',
      'articles',
      'templates',
      'words',
      'language',
      'home-page',
      'pages',
      'page-info',
      'theme-exports',
      'hosted-search',
    ]),
    category('Check', 'check', ['workflow', 'strict', 'check', 'hydration', 'script']),
    category('Deploy', 'deploy', [
      'hosts',
      'github-pages',
      'netlify',
      'cloudflare-pages',
      'vercel',
      's3-cloudfront',
      'nginx',
    ]),
    'commands',
    'troubleshooting',
    'security',
    'support',
    'how-it-works',
  ],
};
