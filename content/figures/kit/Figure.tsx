import {type ReactNode, useId} from 'react';
import {Controls} from './Controls.tsx';
import './styles.css';

export interface FigureProps {
  /** Description of the figure; it must also be true without JavaScript. */
  readonly caption: ReactNode;
  /** Labelled inputs, shown beside the drawing if there is room. */
  readonly controls?: ReactNode;
  /** Drawing, playback bar and facts. */
  readonly children: ReactNode;
}

/** Layout of every figure: drawing, settings and caption. */
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
