import {messages} from '../messages.ts';

export interface LoadErrorViewProps {
  /** What went wrong, as the browser says it. */
  readonly reason: string;
  readonly onRetry: () => void;
}

/** Stands where a page should be that could not be loaded (row ROUTE-10). */
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
