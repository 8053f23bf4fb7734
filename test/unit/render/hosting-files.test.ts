import {describe, expect, it} from 'vitest';
import {hostingFiles} from '../../../src/render/hosting-files.ts';

describe('hostingFiles', () => {
  const [headers, nginx] = hostingFiles({
    baseUrl: '/base/',
    policy: "default-src 'self'",
    redirects: [],
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
        Cache-Control: no-cache
      "
    `);
  });

  it('writes the same for nginx, where a block with headers of its own inherits none', () => {
    expect(nginx?.outputPath).toBe('_hosting/nginx.conf');
    expect(nginx?.contents).toMatchInlineSnapshot(`
      "# Include this inside the \`server\` block. Its \`root\` holds the output folder under the name of the base.

      error_page 404 /base/404.html;

      location /base/ {
        try_files $uri $uri/index.html $uri.html =404;
        add_header Content-Security-Policy "default-src 'self'" always;
        add_header X-Content-Type-Options "nosniff" always;
        add_header Referrer-Policy "strict-origin-when-cross-origin" always;
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
        add_header Cache-Control "no-cache" always;
      }
      "
    `);
  });

  it('leaves the policy to the pages when asked', () => {
    const [file] = hostingFiles({baseUrl: '/', policy: undefined, redirects: []});
    expect(file?.contents).not.toContain('Content-Security-Policy');
  });
});
