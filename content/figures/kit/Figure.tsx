import {type ReactNode, useId} from 'react';
import {Controls} from './Controls.tsx';
import './styles.css';

export interface FigureProps {
  /** What can be seen and tried; true without scripts too. */
  readonly caption: ReactNode;
  /** Labelled inputs, beside the drawing where there is room. */
  readonly controls?: ReactNode;
  /** The drawing, its playback and its facts. */
  readonly children: ReactNode;
}

/** The frame of every figure. */
export function Figure({caption, controls, children}: FigureProps) {
  const captionId = useId();
  return (
    <figure className="Figure" aria-labelledby={captionId}>
      <div className="Figure-body">
        <div className="Figure-stage">{children}</div>
        {controls !== undefined && <Controls label="Settings">{controls}</Controls>}
      </div>
      <figcaption id={captionId}>{caption}</figcaption>
    </figure>
  );
}
