import {Translate as Text, type TranslateProps} from 'legacydocs/theme';

/** Docusaurus' component for a single text. */
export default function Translate({
  children,
  values = {},
}: TranslateProps & {readonly id?: string; readonly description?: string}) {
  return <Text values={values}>{children}</Text>;
}

/** Returns the untranslated message, with values in place of its placeholders. */
export function translate(
  {message, id}: {readonly message?: string; readonly id?: string; readonly description?: string},
  values: Readonly<Record<string, string | number>> = {},
): string {
  return (message ?? id ?? '').replaceAll(/\{(\w+)\}/g, (written, name: string) =>
    String(values[name] ?? written),
  );
}
