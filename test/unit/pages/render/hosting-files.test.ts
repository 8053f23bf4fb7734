import {describe, expect, it} from 'vitest';
import {hostingFiles} from '../../../../src/pages/render/hosting-files.ts';

const site = {
  url: 'https://example.org',
  baseUrl: '/',
  hasMarkdownPages: true,
  pages: [],
  redirects: [],
  redirectPatterns: [],
};

describe('hostingFiles', () => {
  const [headers, nginx] = hostingFiles({
    ...site,
    baseUrl: '/base/',
    policy: "default-src 'self'",
  });

  it('writes the rules for Netlify and Cloudflare Pages', () => {
    expect(headers?.outputPath).toBe('_headers');
    expect(headers?.contents).toMatchInlineSnapshot(`
      "/base/*
        Content-Security-Policy: default-src 'self'
        X-Content-Type-Options: nosniff
        Referrer-Policy: strict-origin-when-cross-origin

      /base/assets/*
        Cache-Control: public, max-age=31536000, immutable

      /base/_data/*
        Cache-Control: public, max-age=60, stale-while-revalidate=600

      /base/*.md
        Content-Type: text/markdown; charset=utf-8
        X-Robots-Tag: noindex
      "
    `);
  });

  it('writes the same for nginx, where a block with headers of its own inherits none', () => {
    expect(nginx?.outputPath).toBe('_hosting/nginx.conf');
    expect(nginx?.contents).toMatchInlineSnapshot(`
      "# Include this inside the \`server\` block. Its \`root\` must contain the output under its base path.

      error_page 404 /base/404.html;

      location /base/ {
        try_files $uri $uri/index.html $uri.html =404;
        add_header Content-Security-Policy "default-src 'self'" always;
        add_header X-Content-Type-Options "nosniff" always;
        add_header Referrer-Policy "strict-origin-when-cross-origin" always;
        add_header Cache-Control "no-cache" always;
      }

      location /base/assets/ {
        add_header Content-Security-Policy "default-src 'self'" always;
        add_header X-Content-Type-Options "nosniff" always;
        add_header Referrer-Policy "strict-origin-when-cross-origin" always;
        add_header Cache-Control "public, max-age=31536000, immutable" always;
      }

      location /base/_data/ {
        add_header Content-Security-Policy "default-src 'self'" always;
        add_header X-Content-Type-Options "nosniff" always;
        add_header Referrer-Policy "strict-origin-when-cross-origin" always;
        add_header Cache-Control "public, max-age=60, stale-while-revalidate=600" always;
      }

      location ~ ^/base/.*\\.md$ {
        types {}
        default_type "text/markdown; charset=utf-8";
        add_header Content-Security-Policy "default-src 'self'" always;
        add_header X-Content-Type-Options "nosniff" always;
        add_header Referrer-Policy "strict-origin-when-cross-origin" always;
        add_header Cache-Control "no-cache" always;
        add_header X-Robots-Tag "noindex" always;
      }
      "
    `);
  });

  it('leaves the policy to the pages if configured', () => {
    const [file] = hostingFiles({...site, policy: undefined});
    expect(file?.contents).not.toContain('Content-Security-Policy');
  });
});

describe("a site's own files for hosts", () => {
  const own = (path: string, text: string) =>
    new Map([[path, {sourcePath: `content/static/${path}`, text}]]);
  const redirects = [
    {from: '/old', outputPath: 'old.html', href: '/new', written: '/new', location: {}},
  ];
  const contentsOf = (files: ReturnType<typeof hostingFiles>, path: string) =>
    files.find(({outputPath}) => outputPath === path)?.contents;

  it('follow the configured redirects, which a catch-all rule would hide', () => {
    const files = hostingFiles({
      ...site,
      policy: undefined,
      redirects,
      own: own('_redirects', '/* /index.html 200\n'),
    });
    expect(contentsOf(files, '_redirects')).toBe(
      '/old /new 301\n/old/ /new 301\n\n/* /index.html 200\n',
    );
  });

  it('are unchanged if there is nothing to add', () => {
    const files = hostingFiles({
      ...site,
      policy: undefined,
      own: own('_redirects', '# mine\n'),
    });
    expect(contentsOf(files, '_redirects')).toBe('# mine\n');
  });

  it('add headers to the generated ones, including the policy', () => {
    const files = hostingFiles({
      ...site,
      policy: "default-src 'self'",
      own: own('_headers', '/api/*\n  X-A: 1\n'),
    });
    expect(contentsOf(files, '_headers')).toMatch(
      /^\/\*\n {2}Content-Security-Policy: default-src 'self'\n[\s\S]*\n\n\/api\/\*\n {2}X-A: 1\n$/,
    );
  });

  it('send only their own policy, since browsers would apply both', () => {
    const files = hostingFiles({
      ...site,
      policy: "default-src 'self'",
      own: own('_headers', '/*\n  content-security-policy: default-src *\n'),
    });
    expect(contentsOf(files, '_headers')).not.toContain("default-src 'self'");
  });
});
