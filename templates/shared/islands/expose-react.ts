import * as react from 'react';
import * as jsx from 'react/jsx-runtime';
import * as dom from 'react-dom';
import * as client from 'react-dom/client';
import {slotsIn} from '../../client/browser/islands.ts';

/**
 * Provides React and slots to modules of frozen pages under `Symbol.for('legacydocs.islands')`. See ARCHITECTURE.md.
 */
export function exposeReact(): void {
  Reflect.set(globalThis, Symbol.for('legacydocs.islands'), {
    react: {react$: react, dom$: dom, jsx$: jsx, client$: client},
    slots: slotsIn,
  });
}
