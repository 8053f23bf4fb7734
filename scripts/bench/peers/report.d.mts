interface Run {
  readonly name: string;
  readonly case: string;
  readonly seconds: number;
  readonly cpuSeconds: number;
  readonly megabytes: number;
}

interface Output {
  readonly name: string;
  readonly pages: number;
  readonly files: number;
  readonly bytes: number;
}

interface Result {
  readonly title: string;
  readonly machine: string;
  readonly runs: readonly Run[];
  readonly outputs: readonly Output[];
}

export function corpusTable(result: Result): string;
export function withSection(text: string, section: string): string;
export function peersSection(
  results: readonly Result[],
  peers: readonly {readonly name: string; readonly version: string; readonly does: string}[],
): string;
