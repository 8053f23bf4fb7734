import type {LibraryVersion} from '../version.ts';

export const platforms = ['Android', 'iOS'] as const;
export type Platform = (typeof platforms)[number];

export const engines = ['JSC', 'Hermes', 'V8'] as const;
export type Engine = (typeof engines)[number];

/** Debuggable code: the app and its worklets, the app only, or nothing. */
export type Support = 'worklets' | 'app' | 'none';

export interface Tool {
  readonly name: string;
  /** URL fragment of the tool's section on the page. */
  readonly anchor: string;
  /** Mark of the legend entry that limits the support for worklets. */
  readonly footnote?: '¹' | '²';
  readonly support: Readonly<Record<Platform, Readonly<Record<Engine, Support>>>>;
}

/** Library versions that run worklets in a separate runtime. */
export type WorkletVersion = Exclude<LibraryVersion, '1.x'>;

const unsupported = {JSC: 'none', Hermes: 'none', V8: 'none'} as const;

/**
 * Returns the debugging tools with the code that each can debug, by platform and engine.
 *
 * The authors of the library tested the tools with React Native 0.69.3 on a Pixel 5 (API 32) and an iPhone 13 Pro (iOS
 * 15.5). Since 3.0.0, the worklet runtime registers with the Hermes debugger (`ReanimatedHermesRuntime.cpp`).
 */
export function toolsFor(version: WorkletVersion): readonly Tool[] {
  const withHermes = version === '2.x' ? 'app' : 'worklets';
  return [
    {
      name: 'Chrome debugger',
      anchor: '#chrome-debugger',
      footnote: '¹',
      support: {
        Android: {JSC: 'worklets', Hermes: 'worklets', V8: 'worklets'},
        iOS: {JSC: 'worklets', Hermes: 'worklets', V8: 'none'},
      },
    },
    {
      name: 'Chrome DevTools',
      anchor: '#chrome-devtools',
      footnote: '²',
      support: {
        Android: {JSC: 'none', Hermes: withHermes, V8: 'app'},
        iOS: {...unsupported, Hermes: withHermes},
      },
    },
    {
      name: 'Flipper',
      anchor: '#flipper-hermes-debugger',
      footnote: '²',
      support: {
        Android: {JSC: 'none', Hermes: withHermes, V8: 'app'},
        iOS: {...unsupported, Hermes: withHermes},
      },
    },
    {
      name: 'Safari DevTools',
      anchor: '#safari-devtools',
      support: {Android: unsupported, iOS: {...unsupported, JSC: 'worklets'}},
    },
    {
      name: 'React Developer Tools',
      anchor: '#react-developer-tools',
      support: {
        Android: {JSC: 'app', Hermes: 'app', V8: 'app'},
        iOS: {JSC: 'app', Hermes: 'app', V8: 'none'},
      },
    },
  ];
}
