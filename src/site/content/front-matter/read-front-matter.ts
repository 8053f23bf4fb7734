import {distance} from 'fastest-levenshtein';
import {type Diagnostic, type Location, nearest} from '../../../core/diagnostics/diagnostic.ts';
import {
  type FrontMatter,
  frontMatterSchema,
  textFields,
  whyUnsupported,
} from '../../../core/front-matter/schema.ts';
import {scanFrontMatter} from '../../../core/markdown/scan-front-matter.ts';
import {type LocatedValue, lengthProblem, parseYaml} from '../structured/parse-yaml.ts';
import {describeValue, validateFields} from '../structured/validate-fields.ts';

export interface LocatedFrontMatter {
  /** The valid fields. */
  readonly frontMatter: FrontMatter;
  /** Locations of the values, by field. */
  readonly locations: ReadonlyMap<string, Location>;
  readonly problems: readonly Diagnostic[];
}

/** Position of the front matter. */
interface Scan {
  /** Number of the line after the opening fence. */
  readonly firstLine: number;
}

const knownFields = Object.keys(frontMatterSchema.shape);
/** Known keys of nested fields. Other keys are accepted. */
const nestedFields = {
  last_update: ['date', 'author'],
  mdx: ['format'],
  not_converted: ['reason', 'accepted'],
};
const consequence = 'The page would be built with wrong metadata.';
/** Maximum length in UTF-16 code units. Front matter is sent to the browser, and the compiler parses it again. */
const maxLength = 250_000;
const quoting =
  'Text that contains `: ` or ` #`, or begins with a character such as `@`, needs quotes: `title: "Units: px"`.';

/**
 * Reads the front matter of a Markdown page (rows FM-01 to FM-05). Front matter is never evaluated as code.
 *
 * @param text Contents of the file, without a byte order mark.
 * @param file Path relative to the site folder.
 */
export function readFrontMatter(text: string, file: string): LocatedFrontMatter {
  const scan = scanFrontMatter(text);
  switch (scan.kind) {
    case 'none':
      return empty([]);
    case 'language':
      return empty([languageProblem(scan, file)]);
    case 'unclosed':
      return empty([
        {
          ...atLine(scan.firstLine - 1, file, 'The front matter is not closed.'),
          consequence: "Its fields would become part of the page's text.",
          hint: 'Add a line that contains only `---` after the fields.',
        },
      ]);
    case 'yaml': {
      const tooLong = lengthProblem(scan.yaml, maxLength);
      if (tooLong !== undefined) return empty([tooLongProblem(tooLong, file)]);
      const parsed = parseYaml(scan.yaml, {
        file,
        firstLine: scan.firstLine,
        textKeys: textFields,
        quotingHint: quoting,
      });
      return Array.isArray(parsed)
        ? empty(parsed.map((problem) => ({...problem, ...brokenYaml(problem)})))
        : validate(parsed, scan, file);
    }
  }
}

function validate(
  {value, locate, warnings = []}: LocatedValue,
  scan: Scan,
  file: string,
): LocatedFrontMatter {
  if (value === null) return empty([]);
  if (typeof value !== 'object' || Array.isArray(value)) {
    const message = `The front matter must contain fields (\`title: …\`), but is ${describeValue(value)}.`;
    const hint = 'To begin a page with a horizontal rule, write `***`.';
    return empty([{...atLine(scan.firstLine, file, message), hint}]);
  }
  const {fields, problems} = validateFields(frontMatterSchema, value, {
    code: 'front-matter-invalid',
    locate,
    consequence,
  });
  const written: Readonly<Record<string, unknown>> = {...value};
  const names = Object.keys(value);
  return {
    frontMatter: fields ?? {},
    locations: new Map(names.map((name) => [name, locate([name])])),
    problems: [
      ...warnings,
      ...problems,
      ...notConverted(fields?.not_converted, locate),
      ...names.flatMap(
        (name) => unsupported(name, locate) ?? likelyTypo([name], knownFields, locate) ?? [],
      ),
      ...Object.entries(nestedFields).flatMap(([name, known]) =>
        namesIn(written[name]).flatMap((inner) => likelyTypo([name, inner], known, locate) ?? []),
      ),
    ],
  };
}

/** Reports page parts that an import could not convert, until the author accepts that they are missing. */
function notConverted(
  parts: FrontMatter['not_converted'],
  locate: LocatedValue['locate'],
): Diagnostic[] {
  if (parts === undefined || parts.accepted === true) return [];
  return [
    {
      severity: 'warning',
      code: 'page-not-converted',
      target: parts.reason,
      message: `An import converted only part of this page${parts.reason === undefined ? '' : `: ${parts.reason.replace(/\.$/, '')}`}.`,
      ...locate(['not_converted'], 'key'),
      consequence: 'Readers see a note, the source, or nothing in place of the missing parts.',
      hint: 'Complete the page and remove `not_converted`, delete the page, or set `accepted: true` in `not_converted`. To accept all pages with this reason, add an entry with the code and the message of this warning, but without a file, to `known-problems.json`.',
    },
  ];
}

function namesIn(value: unknown): string[] {
  return typeof value === 'object' && value !== null ? Object.keys(value) : [];
}

function empty(problems: readonly Diagnostic[]): LocatedFrontMatter {
  return {frontMatter: {}, locations: new Map(), problems};
}

function unsupported(name: string, locate: LocatedValue['locate']): Diagnostic | undefined {
  const reason = whyUnsupported(name);
  if (reason === undefined) return undefined;
  return {
    severity: 'warning',
    code: 'front-matter-unsupported',
    message: `\`${name}\` has no effect: ${reason}.`,
    ...locate([name], 'key'),
    consequence: 'Readers do not see the value of this field.',
    hint: "Remove the field, or move its value to the page's text.",
  };
}

/** Reports an unknown field only if it is probably a typo; sites can define their own fields (row FM-05). */
function likelyTypo(
  path: readonly string[],
  known: readonly string[],
  locate: LocatedValue['locate'],
): Diagnostic | undefined {
  const name = path.at(-1) ?? '';
  if (known.includes(name)) return undefined;
  const meant = nearest(name, known);
  // Short names are often similar by chance. For example, `page` is not a typo of `image`.
  const tolerated = name.length < 5 ? 1 : 2;
  if (meant === undefined || distance(name.toLowerCase(), meant) > tolerated) return undefined;
  return {
    severity: 'warning',
    code: 'front-matter-typo',
    message: `\`${path.join('.')}\` is not a known front matter field.`,
    ...locate(path, 'key'),
    consequence: 'It has no effect.',
    hint: `Did you mean \`${meant}\`?`,
  };
}

function brokenYaml({message}: Diagnostic): Pick<Diagnostic, 'code' | 'message' | 'consequence'> {
  return {
    code: 'front-matter-syntax',
    message: `The front matter is not valid YAML: ${message}`,
    consequence,
  };
}

function tooLongProblem(reason: string, file: string): Diagnostic {
  return {
    ...atLine(1, file, `The front matter is too long. ${reason}`),
    code: 'front-matter-too-long',
    consequence: 'Every reader of the page would download the front matter.',
    hint: 'Move data into a module that the page imports, or into a file in a static folder.',
  };
}

function languageProblem(
  {language, firstLine}: Scan & {readonly language: string},
  file: string,
): Diagnostic {
  const message = `Front matter must be YAML; \`${language}\` is not supported.`;
  return {
    ...atLine(firstLine - 1, file, message),
    code: 'front-matter-language',
    hint:
      language === 'TOML'
        ? 'Write `---` instead of `+++`, and write the fields as YAML: `title: Install` instead of `title = "Install"`.'
        : 'Begin the file with a line that contains only `---`, and write the fields as YAML.',
  };
}

function atLine(line: number, file: string, message: string): Diagnostic {
  return {
    severity: 'error',
    code: 'front-matter-syntax',
    message,
    file,
    line,
    column: 1,
    consequence,
  };
}
