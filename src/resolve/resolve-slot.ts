import type {Slot, SlotAttributes} from '../compile/types.ts';
import {decodePath} from '../urls/decode.ts';
import {hrefKind, pathnameHref, routeToHref, splitHref} from '../urls/href.ts';
import type {AssetRegistry} from './asset-registry.ts';
import {assetCandidates, type LinkContext, linkTarget} from './link-target.ts';

/** What could not be found. `candidates` are the source paths that were tried. */
export type SlotProblem =
  | {readonly type: 'missing-source'}
  | {readonly type: 'missing-asset'; readonly candidates: readonly string[]};

export interface ResolvedSlot {
  readonly attributes: SlotAttributes;
  /** The address that the link check must look at; absent for what it must leave alone. */
  readonly checked?: string;
  readonly problem?: SlotProblem;
}

const newTab = {target: '_blank', rel: 'noopener noreferrer'};

/** Decide the attributes of one slot: the link, image or file that stands in an article's gap. */
export async function resolveSlot(
  slot: Slot,
  context: LinkContext,
  assets: AssetRegistry,
): Promise<ResolvedSlot> {
  const {attributes, checked, problem} =
    slot.kind === 'link'
      ? await resolveLink(slot, context, assets)
      : await resolveMedia(slot, context, assets);
  return {
    attributes: without(attributes, slot.given),
    ...(checked !== undefined && !slot.unchecked && {checked}),
    ...(problem !== undefined && {problem}),
  };
}

/** What the author already set stays as it is. */
function without(attributes: SlotAttributes, given: readonly string[]): SlotAttributes {
  return Object.fromEntries(Object.entries(attributes).filter(([name]) => !given.includes(name)));
}

async function resolveLink(
  slot: Slot,
  context: LinkContext,
  assets: AssetRegistry,
): Promise<ResolvedSlot> {
  const target = linkTarget(slot.url, context);
  switch (target.type) {
    case 'page':
      return {attributes: {href: target.href}, checked: target.href};
    case 'unchecked':
      return {attributes: {href: target.href, ...newTab}};
    case 'missing-source':
      if (slot.target !== undefined) {
        const {search, hash} = splitHref(slot.url);
        const href = routeToHref(slot.target, context.baseUrl) + search + hash;
        return {attributes: {href}, checked: href};
      }
      return {attributes: {href: slot.url}, problem: {type: 'missing-source'}};
    case 'file': {
      const {candidates, href} = target;
      const asset = await assets.find(candidates, 'files');
      if (asset !== undefined) {
        return {attributes: {href: assetHref(asset.outputPath, context), ...newTab}};
      }
      if (slot.url.startsWith('@site/')) {
        return {attributes: {href}, problem: {type: 'missing-asset', candidates}};
      }
      return {attributes: {href}, checked: href};
    }
  }
}

async function resolveMedia(
  slot: Slot,
  context: LinkContext,
  assets: AssetRegistry,
): Promise<ResolvedSlot> {
  if (hrefKind(slot.url) === 'pathname') {
    return {attributes: {[slot.attribute]: pathnameHref(slot.url, context.baseUrl)}};
  }
  const {pathname, search, hash} = splitHref(slot.url);
  const candidates = assetCandidates(decodePath(pathname), context);
  const isImage = slot.kind === 'image';
  const asset = await assets.find(candidates, isImage ? 'images' : 'files');
  if (asset === undefined) {
    return {
      attributes: {[slot.attribute]: slot.url},
      problem: {type: 'missing-asset', candidates},
    };
  }
  const address = {[slot.attribute]: assetHref(asset.outputPath, context) + search + hash};
  if (!isImage) return {attributes: address};
  // One side given by the author: the other would no longer fit it.
  const sized = slot.given.some((name) => name === 'width' || name === 'height');
  const size =
    asset.size === undefined || sized
      ? {}
      : {width: String(asset.size.width), height: String(asset.size.height)};
  return {attributes: {...address, ...size, loading: 'lazy'}};
}

function assetHref(outputPath: string, context: LinkContext): string {
  return routeToHref(`/${outputPath}`, context.baseUrl);
}
