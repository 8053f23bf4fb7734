import type {Severity, SeveritySetting} from './types.ts';

const severities: Record<SeveritySetting, Severity | undefined> = {
  ignore: undefined,
  log: 'info',
  warn: 'warning',
  throw: 'error',
};

/** The weight that a setting such as `onBrokenLinks` gives; `undefined` means: do not report. */
export function severityOf(setting: SeveritySetting): Severity | undefined {
  return severities[setting];
}
