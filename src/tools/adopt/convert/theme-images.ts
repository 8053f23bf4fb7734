import type {Element, Properties} from 'hast';
import {srcsetUrls} from '../../../core/html/srcset.ts';
import {ours, replace} from '../tree/edit.ts';
import {attribute, matches, selectAll} from '../tree/select.ts';

/** The theme's classes for images that are shown only in light or only in dark mode. */
const classes = {light: 'Logo-light', dark: 'Logo-dark'} as const;

type Mode = keyof typeof classes;

/** Selectors of images that old pages show only in light or only in dark mode. */
const images: Readonly<Record<Mode, string>> = {
  light:
    '.only-light, .light-only, .light-mode-only, [class*="themedComponent--light"], .dark\\:sl-hidden, .dark\\:hidden, [src$="#only-light"], [src$="#gh-light-mode-only"], [src$="#light"]',
  dark: '.only-dark, .dark-only, .dark-mode-only, [class*="themedComponent--dark"], .light\\:sl-hidden, .hidden.dark\\:block, [src$="#only-dark"], [src$="#gh-dark-mode-only"], [src$="#dark"]',
};

/** Converts images that old pages show only in light or only in dark mode. */
export function convertThemeImages(article: Element): void {
  for (const picture of selectAll('picture', article)) {
    const sources = selectAll('source[media*="prefers-color-scheme"][srcset]', picture);
    const [image] = selectAll('img[src]', picture);
    // A `<picture>` that also has sources for other conditions, such as widths, is not converted.
    if (image === undefined || sources.length === 0 || sources.length < sourcesIn(picture))
      continue;
    const urlFor = (mode: Mode): string | undefined => {
      const source = sources.find((one) => attribute(one, 'media')?.includes(mode));
      return source && srcsetUrls(attribute(source, 'srcset') ?? '')[0];
    };
    const shown = attribute(image, 'src');
    replace(
      picture,
      forMode(image, 'light', urlFor('light') ?? shown),
      forMode({...image, properties: withoutId(image)}, 'dark', urlFor('dark') ?? shown),
    );
  }
  for (const mode of ['light', 'dark'] as const) {
    for (const image of selectAll('img', article)) {
      if (matches(image, images[mode]))
        replace(image, forMode(image, mode, attribute(image, 'src')));
    }
  }
}

function sourcesIn(picture: Element): number {
  return selectAll('source', picture).length;
}

function withoutId({properties}: Element): Properties {
  const {id, ...others} = properties;
  return others;
}

function forMode(image: Element, mode: Mode, src: string | undefined): Element {
  const {id, alt, title, width, height} = image.properties;
  return ours('img', {id, src, alt, title, width, height, className: [classes[mode]]}, [], image);
}
