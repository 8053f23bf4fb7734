import {Component, type ReactNode} from 'react';
import {setDocumentTitle} from '../client/browser/head.ts';
import {messages} from '../messages.ts';

export interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Path of the open page. The error is reset when the path changes. */
  readonly page?: string;
  /** Document title after an error, for the boundary around the layout. */
  readonly documentTitle?: string;
}

type ErrorBoundaryState = {readonly message: string | null};

/** Confines an error to a part of the page and offers to retry (row ERR-02). */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override readonly state: ErrorBoundaryState = {message: null};

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return {message: error instanceof Error ? error.message : String(error)};
  }

  private titleBefore = '';

  override componentDidCatch() {
    const {documentTitle} = this.props;
    if (documentTitle === undefined) return;
    const before = setDocumentTitle(documentTitle);
    // If several components fail, only the first failure replaces the page's own title.
    if (before !== documentTitle) this.titleBefore = before;
  }

  override componentDidUpdate({page}: ErrorBoundaryProps) {
    if (page !== this.props.page && this.state.message !== null) this.setState({message: null});
  }

  private retry() {
    if (this.props.documentTitle !== undefined) setDocumentTitle(this.titleBefore);
    this.setState({message: null});
  }

  override render() {
    const {message} = this.state;
    if (message === null) return this.props.children;
    return (
      <div className="ErrorBoundary" role="alert">
        <h1>{messages.crashed}</h1>
        <p>{message}</p>
        <button type="button" onClick={() => this.retry()}>
          {messages.tryAgain}
        </button>
      </div>
    );
  }
}
