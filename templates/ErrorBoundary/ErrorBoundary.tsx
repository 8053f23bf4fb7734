import {Component, type ReactNode} from 'react';
import {messages} from '../messages.ts';

export interface ErrorBoundaryProps {
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly message: string | null;
}

/** Keeps a crash to the part of the page that it happened in, and lets the reader try again (row ERR-02). */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override readonly state: ErrorBoundaryState = {message: null};

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return {message: error instanceof Error ? error.message : String(error)};
  }

  override render() {
    const {message} = this.state;
    if (message === null) return this.props.children;
    return (
      <div className="ErrorBoundary" role="alert">
        <h1>{messages.crashed}</h1>
        <p>{message}</p>
        <button type="button" onClick={() => this.setState({message: null})}>
          {messages.tryAgain}
        </button>
      </div>
    );
  }
}
