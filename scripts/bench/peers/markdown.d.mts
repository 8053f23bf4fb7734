export function mapProse(text: string, change: (line: string) => string): string;
export function withAdmonitions(
  text: string,
  syntax: {readonly open: (kind: string, title: string) => string; readonly close?: string},
): string;
export function withBareFences(text: string): string;
export function withFrontMatter(fields: Readonly<Record<string, unknown>>, text: string): string;
export function withoutComponents(text: string): string;
