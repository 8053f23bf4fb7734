import type {DocumentProps, PrintedVersionProps} from 'legacydocs';
import {cloneElement, Fragment} from 'react';
import {renderToStaticMarkup, renderToString} from 'react-dom/server';
import {App} from './App/App.tsx';
import {firstState} from './client/navigation/types.ts';
import {documentHtml, printedDocumentHtml} from './Document/Document.ts';
import {PrintedVersion} from './PrintedVersion/PrintedVersion.tsx';

export {inlineScripts} from './Document/Document.ts';

/**
 * Elements that belong in the document's head, such as image preloads. React renders them before the container's
 * markup, but hydration does not expect them in the container.
 */
const hoistedMarkup = /^(?:<(?:link|meta)\b[^>]*>|<(title|style|script)\b[^>]*>.*?<\/\1>)+/s;

/** Renders a page's document. Pure. */
export function renderDocument({hydration, article, ...props}: DocumentProps): string {
  const app = <App site={props.site} {...firstState({...hydration, article})} />;
  const html = renderToString(app);
  // React leaves out a boundary whose contents throw. Without the layout's own boundary, the error is thrown here.
  if (html.includes('<!--$!-->')) renderToString(cloneElement(app, {boundary: Fragment}));
  const hoisted = hoistedMarkup.exec(html)?.[0] ?? '';
  return documentHtml({
    ...props,
    data: {...hydration, hasComponent: 'Component' in article},
    app: html.slice(hoisted.length),
    hoisted,
  });
}

/** Renders the document that shows a version on one page. Pure. */
export function renderPrintedVersion(props: PrintedVersionProps): string {
  return printedDocumentHtml(props, renderToStaticMarkup(<PrintedVersion {...props} />));
}
