import {cloudflare} from './cloudflare.ts';
import {cloudfront} from './cloudfront.ts';
import {githubPages} from './github-pages.ts';
import {legacydocs} from './legacydocs.ts';
import {netlify} from './netlify.ts';
import {nginx} from './nginx.ts';
import {s3} from './s3.ts';
import type {HostName, HostRules} from './types.ts';
import {vercel} from './vercel.ts';

/** The rules of every host that is known, by name. */
export const hostRules: Readonly<Record<HostName, HostRules>> = {
  legacydocs,
  'github-pages': githubPages,
  netlify,
  cloudflare,
  vercel,
  s3,
  cloudfront,
  nginx,
};
