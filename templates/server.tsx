import type {DocumentProps, PrintedVersionProps} from 'legacydocs';
import {renderToStaticMarkup, renderToString} from 'react-dom/server';
import {App} from './App/App.tsx';
import {firstState} from './client/navigation/types.ts';
import {documentHtml, printedDocumentHtml} from './Document/Document.ts';
import {PrintedVersion} from './PrintedVersion/PrintedVersion.tsx';

export {inlineScripts} from './Document/Document.ts';

/**
 * Elements for the document's head, such as preloads of images, which React renders before the container's markup.
 * Hydration does not expect them in the container.
 */
const hoistedMarkup = /^(?:<(?:link|meta)\b[^>]*>|<(title|style|script)\b[^>]*>.*?<\/\1>)+/s;

/** Renders the document of a page. Pure. */
export function renderDocument({hydration, article, ...props}: DocumentProps): string {
  const html = renderToString(<App site={props.site} {...firstState({...hydration, article})} />);
  const hoisted = hoistedMarkup.exec(html)?.[0] ?? '';
  return documentHtml({
    ...props,
    data: {...hydration, hasComponent: 'Component' in article},
    app: html.slice(hoisted.length),
    hoisted,
  });
}

/** Renders the document of a version on one page. Pure. */
export function renderPrintedVersion(props: PrintedVersionProps): string {
  return printedDocumentHtml(props, renderToStaticMarkup(<PrintedVersion {...props} />));
}
