import {Translate as Text, type TranslateProps} from 'legacydocs/theme';

/** Docusaurus' component for one text. */
export default function Translate({
  children,
  values = {},
}: TranslateProps & {readonly id?: string; readonly description?: string}) {
  return <Text values={values}>{children}</Text>;
}

/** Returns the untranslated message with its placeholders replaced. */
export function translate(
  {message, id}: {readonly message?: string; readonly id?: string; readonly description?: string},
  values: Readonly<Record<string, string | number>> = {},
): string {
  return (message ?? id ?? '').replaceAll(/\{(\w+)\}/g, (written, name: string) =>
    String(values[name] ?? written),
  );
}
