import {messages} from '../messages.ts';

export interface LoadErrorViewProps {
  /** Error message of the browser. */
  readonly reason: string;
  readonly onRetry: () => void;
}

/** Shown instead of a page that could not be loaded (row ROUTE-10). */
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
