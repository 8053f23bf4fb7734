import {messages} from '../messages.ts';

export interface LoadErrorViewProps {
  /** The browser's error message. */
  readonly reason: string;
  readonly onRetry: () => void;
}

/** Shown in place of a page that could not be loaded (row ROUTE-10). */
export function LoadErrorView({reason, onRetry}: LoadErrorViewProps) {
  return (
    <div className="LoadErrorView" role="alert">
      <p>{messages.loadFailed}</p>
      <p>{reason}</p>
      <button type="button" onClick={onRetry}>
        {messages.retry}
      </button>
    </div>
  );
}
