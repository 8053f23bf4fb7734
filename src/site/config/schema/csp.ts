import {z} from 'zod';
import {
  type PolicySettings,
  readSource,
  type SourceKind,
} from '../../../core/csp/content-security-policy.ts';
import {choice} from './choice.ts';

const mode = z.enum(['headers', 'meta', 'none']);

/** Returns a schema for additional sources of one kind of resource. */
function sources(kind: SourceKind) {
  const source = z.string().transform((written, context) => {
    const read = readSource(kind, written);
    if ('source' in read) return read.source;
    const {problem, hint} = read;
    context.addIssue({code: 'custom', message: problem, input: written, params: {hint}});
    return z.NEVER;
  });
  return z.array(source).optional();
}

const settings = z.strictObject({
  /** Delivery of the policy to browsers. Default: `headers`. */
  mode: mode.default('headers'),
  /** Origins of scripts. */
  script: sources('script'),
  /** Origins of style sheets, and `'unsafe-inline'` for inline styles, which Mermaid diagrams contain. */
  style: sources('style'),
  /** Origins of images, icons and video posters. */
  img: sources('img'),
  /** Origins of fonts. */
  font: sources('font'),
  /** Origins of audio, video and captions. */
  media: sources('media'),
  /** Origins of frames, such as video players and sandboxes. */
  frame: sources('frame'),
  /** Origins that scripts can connect to with `fetch` or web sockets. */
  connect: sources('connect'),
  /** Origins of workers. */
  worker: sources('worker'),
  /** Origins of web app manifests. */
  manifest: sources('manifest'),
  /** Origins that forms can submit to. */
  formAction: sources('formAction'),
  /** Sites that may show this site in a frame. Requires a host that sends the policy as a header. */
  frameAncestors: sources('frameAncestors'),
});

/** Forms of the setting `csp`: a mode or an object. */
export const cspForms = {mode, settings};

/**
 * The Content-Security-Policy: either only the mode of delivery to browsers, or an object with the mode and the sources
 * that are allowed in addition to the site itself.
 */
export const csp = choice({
  choose: (value) =>
    typeof value === 'object' && value !== null ? cspForms.settings : cspForms.mode,
  explain: () => ({message: 'must be `headers`, `meta`, `none` or an object'}),
}).transform((value): PolicySettings => (typeof value === 'string' ? {mode: value} : value));
