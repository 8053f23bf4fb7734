import {isSystemFailure, systemReason} from '../../core/diagnostics/diagnostic.ts';
import {mapSrcset, srcsetUrls} from '../../core/html/srcset.ts';
import {decodePath, hrefKind, pathnameHref, routeToHref, splitHref} from '../../core/urls/href.ts';
import type {Slot, SlotAttributes} from '../types.ts';
import type {AssetFolder, AssetRegistry, FileProblem, FoundAsset} from './asset-registry.ts';
import {type DiagramProblem, diagramScript} from './diagrams.ts';
import {assetCandidates, type LinkContext, linkTarget} from './link-target.ts';
import type {LeftVersion} from './version-links.ts';

/** Problem with a URL. */
export type SlotProblem =
  | {readonly type: 'missing-source'}
  | ({readonly type: 'leaves-version'; readonly inComponent?: true} & LeftVersion)
  | DiagramProblem
  | FileProblem;

export interface ResolvedSlot {
  readonly attributes: SlotAttributes;
  /** The URL that the link check verifies; absent if the link check must ignore it. */
  readonly checked?: string;
  readonly problems: readonly SlotProblem[];
}

type Resolved = Omit<ResolvedSlot, 'problems'> & Partial<Pick<ResolvedSlot, 'problems'>>;

const newTab = {target: '_blank', rel: 'noopener noreferrer'};

/** Returns the attributes for a slot: a link, an image or a file. */
export async function resolveSlot(
  slot: Slot,
  context: LinkContext,
  assets: AssetRegistry,
): Promise<ResolvedSlot> {
  const {attributes, checked, problems = []} = await resolveKind(slot, context, assets);
  return {
    attributes: without(attributes, slot.given),
    ...(checked !== undefined && !slot.unchecked && {checked}),
    problems,
  };
}

async function resolveKind(
  slot: Slot,
  context: LinkContext,
  assets: AssetRegistry,
): Promise<Resolved> {
  if (slot.attribute === 'data-diagram') return await resolveDiagram(slot, context, assets);
  if (slot.kind === 'link') return await resolveLink(slot, context, assets);
  if (slot.attribute === 'srcSet') return await resolveSrcset(slot, context, assets);
  return await resolveMedia(slot, context, assets);
}

/**
 * Returns the URL of the script that draws the diagram, or no attribute if the diagram cannot be drawn. Without the
 * attribute, browsers show the source of the diagram.
 */
async function resolveDiagram(
  {attribute}: Slot,
  context: LinkContext,
  assets: AssetRegistry,
): Promise<Resolved> {
  const {asset, problem} = await diagramScript(context, assets);
  return {
    attributes: asset === undefined ? {} : {[attribute]: assetHref(asset.outputPath, context)},
    problems: problem === undefined ? [] : [problem],
  };
}

/** Removes the attributes that the author has set. */
function without(attributes: SlotAttributes, given: readonly string[]): SlotAttributes {
  return Object.fromEntries(Object.entries(attributes).filter(([name]) => !given.includes(name)));
}

async function resolveLink(
  slot: Slot,
  context: LinkContext,
  assets: AssetRegistry,
): Promise<Resolved> {
  const target = linkTarget(slot.url, context);
  switch (target.type) {
    case 'page': {
      const {href, leaves} = target;
      const isMeant = leaves === undefined || slot.unchecked;
      const problems = isMeant ? [] : [{type: 'leaves-version' as const, ...leaves}];
      return {attributes: {href}, checked: href, problems};
    }
    case 'unchecked':
      return {attributes: {href: target.href, ...newTab}};
    case 'missing-source': {
      const {search, hash} = splitHref(slot.url);
      if (slot.target !== undefined) {
        const href = routeToHref(slot.target, context.baseUrl) + search + hash;
        return {attributes: {href}, checked: href};
      }
      const {asset} = await findFile(slot.url, target.candidates, 'files', assets);
      if (asset !== undefined) return fileLinkTo(asset, search + hash, context);
      return {attributes: {href: slot.url}, problems: [{type: 'missing-source'}]};
    }
    case 'file': {
      const {candidates, href} = target;
      const {search, hash} = splitHref(slot.url);
      const {asset, problem} = await findFile(slot.url, candidates, 'files', assets);
      if (asset !== undefined) return fileLinkTo(asset, search + hash, context);
      const isSettled = problem.type === 'unreadable-asset' || slot.url.startsWith('@site/');
      return isSettled
        ? {attributes: {href}, problems: [problem]}
        : {attributes: {href}, checked: href};
    }
  }
}

function fileLinkTo(asset: FoundAsset, suffix: string, context: LinkContext): Resolved {
  return {attributes: {href: assetHref(asset.outputPath, context) + suffix, ...newTab}};
}

async function resolveMedia(
  slot: Slot,
  context: LinkContext,
  assets: AssetRegistry,
): Promise<Resolved> {
  const isImage = slot.kind === 'image';
  const {href, asset, problem} = await mediaFile(slot.url, isImage, context, assets);
  const urlAttributes = {[slot.attribute]: href};
  if (problem !== undefined) return {attributes: urlAttributes, problems: [problem]};
  if (!isImage || asset === undefined) return {attributes: urlAttributes};
  // If the author has set one dimension, the measured other dimension would not match it.
  const sized = slot.given.some((name) => name === 'width' || name === 'height');
  const size =
    asset.size === undefined || sized
      ? {}
      : {width: String(asset.size.width), height: String(asset.size.height)};
  return {attributes: {...urlAttributes, ...size, loading: 'lazy'}};
}

/** Resolves a list of images for different screen densities and widths. */
async function resolveSrcset(
  slot: Slot,
  context: LinkContext,
  assets: AssetRegistry,
): Promise<Resolved> {
  const hrefs = new Map<string, string>();
  const problems: SlotProblem[] = [];
  for (const url of srcsetUrls(slot.url)) {
    if (hrefKind(url) === 'external') continue;
    const {href, problem} = await mediaFile(url, true, context, assets);
    // A trailing comma would be treated as a separator before the next URL.
    hrefs.set(url, href.replaceAll(',', '%2C'));
    if (problem !== undefined) problems.push(problem);
  }
  const srcSet = mapSrcset(slot.url, (url) => hrefs.get(url) ?? url);
  return {attributes: {srcSet}, problems};
}

/** Returns the final URL of an image or other media file. `pathname://` URLs are not resolved to files. */
export async function mediaFile(
  url: string,
  isImage: boolean,
  context: LinkContext,
  assets: AssetRegistry,
): Promise<{
  readonly href: string;
  readonly asset?: FoundAsset | undefined;
  readonly problem?: FileProblem | undefined;
}> {
  if (hrefKind(url) === 'pathname') return {href: pathnameHref(url, context.baseUrl)};
  const {pathname, search, hash} = splitHref(url);
  const candidates = assetCandidates(decodePath(pathname), context);
  const {asset, problem} = await findFile(url, candidates, isImage ? 'images' : 'files', assets);
  if (asset === undefined) return {href: url, problem};
  return {href: assetHref(asset.outputPath, context) + search + hash, asset};
}

async function findFile(
  url: string,
  candidates: readonly string[],
  folder: AssetFolder,
  assets: AssetRegistry,
): Promise<
  | {readonly asset: FoundAsset; readonly problem?: undefined}
  | {readonly asset?: undefined; readonly problem: FileProblem}
> {
  try {
    const asset = await assets.find(candidates, folder);
    if (asset !== undefined) return {asset};
    return {problem: {type: 'missing-asset', url, candidates}};
  } catch (error) {
    if (!isSystemFailure(error)) throw error;
    return {problem: {type: 'unreadable-asset', url, reason: systemReason(error)}};
  }
}

function assetHref(outputPath: string, context: LinkContext): string {
  return routeToHref(`/${outputPath}`, context.baseUrl);
}
