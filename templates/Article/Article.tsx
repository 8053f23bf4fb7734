import type {Article as ArticleData, TextLanguage} from 'legacydocs';
import {
  Component,
  type ComponentClass,
  type ComponentType,
  createElement,
  Fragment,
  isValidElement,
  type ReactNode,
  useMemo,
} from 'react';
import {ErrorBoundary} from '../ErrorBoundary/ErrorBoundary.tsx';
import {breakable} from '../shared/breakable.tsx';
import {useEnhancedArticle} from '../shared/hooks/useEnhancedArticle.ts';
import {articleHtmlAttribute} from '../shared/ids.ts';

export interface ArticleProps {
  readonly article: ArticleData;
  /** Shown as an h1 if the article does not contain one. */
  readonly title?: string | undefined;
  /** Shown below the title. */
  readonly below?: ReactNode;
  /** Set if the text is in another language than the site. */
  readonly language?: TextLanguage | undefined;
}

/** Matches an article's HTML if it begins with an `<h1>`. Groups: the `<h1>`, and the HTML after it. */
const ownTitle = /^(\s*<h1[\s>].*?<\/h1>)(.*)$/s;

/** The text of the page, with its title. Style sheets of sites from Docusaurus use the class `markdown`. */
export function Article({article, title, below, language}: ArticleProps) {
  const [heading, text] = useMemo(() => {
    const [, first, rest] = ('html' in article && ownTitle.exec(article.html)) || [];
    return first === undefined || rest === undefined ? [undefined, article] : [first, {html: rest}];
  }, [article]);
  return (
    <article className="Article markdown" {...language}>
      {title !== undefined && <h1 className="Article-title">{breakable(title)}</h1>}
      {heading !== undefined && <Html html={heading} />}
      {title !== undefined || 'html' in article ? (
        <>
          {below}
          <ArticleBody article={text} isText />
        </>
      ) : (
        <ArticleBody article={text} isText below={below} />
      )}
    </article>
  );
}

interface ArticleBodyProps extends Pick<ArticleProps, 'article' | 'below'> {
  /** True if the page is written in Markdown or MDX. In that case, a component in `article` is compiled MDX. */
  readonly isText?: boolean;
}

/** The page's text without its title. An error in a component does not affect other parts of the page. */
export function ArticleBody({article, isText = false, below}: ArticleBodyProps) {
  useEnhancedArticle(article);
  if ('html' in article) return <Html html={article.html} />;
  return (
    <ErrorBoundary>
      {isText ? <Text content={article.Component} below={below} /> : <article.Component />}
    </ErrorBoundary>
  );
}

function Html({html}: {readonly html: string}) {
  return (
    <div
      {...{[articleHtmlAttribute]: ''}}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: compiled from the site's own Markdown.
      dangerouslySetInnerHTML={{__html: html}}
    />
  );
}

/**
 * Renders compiled MDX, which is a function without state, by calling the function instead of mounting it. As a result,
 * components keep their state when the page is edited.
 */
function Text({
  content: Content,
  below,
}: {
  readonly content: ComponentType;
  readonly below: ReactNode;
}) {
  const text = isClass(Content) ? <Content /> : Content({});
  // Compiled MDX is never asynchronous.
  const [title, rest] = splitTitle(text instanceof Promise ? null : text);
  return (
    <>
      {title}
      {below}
      {rest}
    </>
  );
}

/** Splits compiled MDX after its h1, if it begins with one. */
function splitTitle(text: ReactNode): readonly [title: ReactNode, rest: ReactNode] {
  if (isValidElement<{children?: ReactNode}>(text) && text.type === Fragment) {
    const {children} = text.props;
    const [first, ...rest] = Array.isArray(children) ? children : [children];
    if (isValidElement(first) && first.type === 'h1')
      return [first, createElement(Fragment, null, ...rest)];
  }
  return [undefined, text];
}

function isClass(content: ComponentType): content is ComponentClass {
  return content.prototype instanceof Component;
}
