import {Translate as Text, type TranslateProps} from 'legacydocs/theme';

/** As Docusaurus calls it: one text, either as children or as `message`. */
export default function Translate({
  children,
  values = {},
}: TranslateProps & {readonly id?: string; readonly description?: string}) {
  return <Text values={values}>{children}</Text>;
}

/** The message itself, in the one language of the site, with its `{names}` filled in. */
export function translate(
  {message, id}: {readonly message?: string; readonly id?: string; readonly description?: string},
  values: Readonly<Record<string, string | number>> = {},
): string {
  return (message ?? id ?? '').replaceAll(/\{(\w+)\}/g, (written, name: string) =>
    String(values[name] ?? written),
  );
}
