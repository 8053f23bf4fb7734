import {type ReactNode, useEffect, useRef, useState} from 'react';
import {onReading} from './on-reading.ts';
import './styles.css';

/** Step of a tutorial, which is highlighted while the user reads it. */
export function Step({children}: {readonly children: ReactNode}) {
  const element = useRef<HTMLElement>(null);
  const [reading, setReading] = useState(false);
  useEffect(() => {
    return element.current === null ? undefined : onReading(element.current, setReading);
  }, []);
  return (
    <section ref={element} className={reading ? 'Step Step-reading' : 'Step'}>
      {children}
    </section>
  );
}
