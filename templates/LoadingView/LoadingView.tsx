import {messages} from '../messages.ts';

/** Shown while a page is loading. Styles hide this view for the first 200 ms (row ROUTE-09). */
export function LoadingView() {
  return (
    <div className="LoadingView" role="status">
      <span className="sr-only">{messages.loading}</span>
      <svg viewBox="0 0 128 110" width="128" height="110" aria-hidden="true">
        <circle cx="64" cy="55" r="8" />
        <circle cx="64" cy="55" r="24" />
        <circle cx="64" cy="55" r="40" />
      </svg>
    </div>
  );
}
