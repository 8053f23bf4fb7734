import {type ReactNode, useEffect, useRef, useState} from 'react';
import {onReading} from './on-reading.ts';
import './styles.css';

/** One step of a tutorial: words, and what they are about beside them. Marked while it is being read. */
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
