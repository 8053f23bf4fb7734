import {routeToHref, routeToMarkdownPath} from 'legacydocs/urls';
import {type ReactNode, useEffect, useState} from 'react';
import {copyWhenReady} from '../client/browser/clipboard.ts';
import {fetchText} from '../client/browser/network.ts';
import {Dropdown} from '../Dropdown/Dropdown.tsx';
import {DataLink} from '../Link/DataLink.tsx';
import {messages} from '../messages.ts';
import {classNames} from '../shared/class-names.ts';
import {useDocsPage, useRoute, useSite} from '../shared/context.ts';
import {Icon} from '../shared/Icon.tsx';

type CopyState = 'ready' | 'copied' | 'failed';

/** Time for which the button shows the result. */
const feedbackMs = 2000;

const labels = {
  ready: messages.copyPage,
  copied: messages.copied,
  failed: messages.copyFailed,
};

/**
 * A button that copies the page as Markdown; without scripts, or if copying fails, a link to the copy (row FORM-02). A
 * menu beside it contains the configured links (row FORM-07).
 */
export function PageActions() {
  const {baseUrl, hasMarkdownPages} = useSite();
  const {path} = useRoute();
  const links = useDocsPage()?.openIn;
  const menu = links && (
    <ul className="Dropdown-sublist">
      <Dropdown place="bar" label={{label: messages.openIn}} active={false}>
        {links.map(({label, href}) => (
          <li key={href}>
            <DataLink link={{label, href, external: true}} className="NavbarItem-link" />
          </li>
        ))}
      </Dropdown>
    </ul>
  );
  return hasMarkdownPages ? (
    // A new page starts with a new state.
    <CopyPage key={path} href={routeToHref(`/${routeToMarkdownPath(path)}`, baseUrl)} menu={menu} />
  ) : (
    menu && <div className="PageActions">{menu}</div>
  );
}

interface CopyPageProps {
  readonly href: string;
  readonly menu: ReactNode;
}

function CopyPage({href, menu}: CopyPageProps) {
  const [state, setState] = useState<CopyState>('ready');
  useEffect(() => {
    if (state !== 'copied') return;
    const timer = setTimeout(() => setState('ready'), feedbackMs);
    return () => clearTimeout(timer);
  }, [state]);

  async function copy(): Promise<void> {
    setState((await copyWhenReady(fetchText(href, 'text/html'))) ? 'copied' : 'failed');
  }
  return (
    <div className={classNames('PageActions', state === 'failed' && 'has-failed')}>
      <button type="button" className="PageActions-copy" onClick={() => void copy()}>
        <Icon
          size={16}
          path={state === 'copied' ? 'm4 12 6 6L20 6' : 'M9 9h11v11H9zM5 15H4V4h11v1'}
        />
        <span className="PageActions-label">{labels[state]}</span>
      </button>
      <a className="PageActions-view" href={href} type="text/markdown">
        {messages.viewMarkdown}
      </a>
      <span className="sr-only" role="status">
        {state === 'ready' ? '' : labels[state]}
      </span>
      {menu}
    </div>
  );
}
