import {cloudflare} from './cloudflare.ts';
import {cloudfront} from './cloudfront.ts';
import {githubPages} from './github-pages.ts';
import type {HostRules} from './host.ts';
import {legacydocs} from './legacydocs.ts';
import {netlify} from './netlify.ts';
import {nginx} from './nginx.ts';
import {s3} from './s3.ts';
import {vercel} from './vercel.ts';

/** All hosts that can be simulated. Help texts, tests and the manual list them in this order. */
export const hosts: readonly HostRules[] = [
  legacydocs,
  githubPages,
  netlify,
  cloudflare,
  vercel,
  s3,
  cloudfront,
  nginx,
];

export const hostNames: readonly string[] = hosts.map(({name}) => name);
