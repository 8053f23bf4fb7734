/** A part of the manual, whose pages are in one folder. */
function part(label: string, folder: string, pages: readonly string[]) {
  return {type: 'category', label, items: pages.map((page) => `${folder}/${page}`)};
}

export default {
  manual: [
    'index',
    part('Start', 'start', ['first-site', 'serve', 'folders', 'what-you-get', 'limits']),
    part('Migrate', 'move-in', ['docusaurus', 'import', 'adopt', 'others']),
    part('Write', 'write', [
      'markdown',
      'code',
      'tabs',
      'links-and-images',
      'mdx',
      'front-matter',
      'sidebars',
      'api-pages',
    ]),
    part('Configure', 'configure', [
      'file',
      'site',
      'docs',
      'theme',
      'navbar',
      'footer',
      'security-policy',
    ]),
    part('Versions', 'versions', [
      'cut',
      'freeze',
      'retire',
      'addresses',
      'search-engines',
      'other-forms',
      'offline',
    ]),
    part('Make it yours', 'make-it-yours', [
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
    part('Check', 'check', ['workflow', 'strict', 'check', 'hydration', 'script']),
    part('Deploy', 'deploy', [
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
