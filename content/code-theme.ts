/**
 * Colours for highlighted code: violet for keywords, green for strings, amber for values, and blue for types. Each has a
 * contrast of at least 4.5:1 with its background.
 */
interface Palette {
  readonly background: string;
  readonly text: string;
  readonly comment: string;
  readonly keyword: string;
  readonly string: string;
  readonly value: string;
  readonly type: string;
  readonly callee: string;
  readonly inserted: string;
  readonly deleted: string;
}

const light: Palette = {
  background: '#f8f6f3',
  text: '#2b2637',
  comment: '#706878',
  keyword: '#5f34d0',
  string: '#1f6b45',
  value: '#9a4a05',
  type: '#17608f',
  callee: '#7a2d84',
  inserted: '#1f6b45',
  deleted: '#b0262d',
};

const dark: Palette = {
  background: '#1f1c27',
  text: '#e4dfee',
  comment: '#978fa6',
  keyword: '#bfa8ff',
  string: '#93d6ab',
  value: '#f2b679',
  type: '#8cc8ee',
  callee: '#e6a5ec',
  inserted: '#93d6ab',
  deleted: '#ff9e9a',
};

function theme(name: string, type: 'light' | 'dark', palette: Palette) {
  const rule = (scope: string[], foreground: string, fontStyle = '') => ({
    scope,
    settings: {foreground, fontStyle},
  });
  return {
    name,
    type,
    colors: {'editor.background': palette.background, 'editor.foreground': palette.text},
    tokenColors: [
      rule(['comment', 'punctuation.definition.comment'], palette.comment, 'italic'),
      rule(['keyword', 'storage', 'variable.language', 'keyword.operator.new'], palette.keyword),
      rule(['keyword.operator', 'punctuation'], palette.text),
      rule(['storage.type.function.arrow'], palette.keyword),
      rule(['string', 'punctuation.definition.string'], palette.string),
      rule(
        ['constant', 'support.constant', 'punctuation.definition.template-expression'],
        palette.value,
      ),
      rule(
        [
          'entity.name.type',
          'support.type',
          'support.class',
          'entity.name.tag',
          'entity.other.inherited-class',
        ],
        palette.type,
      ),
      rule(
        ['entity.name.function', 'support.function', 'meta.function-call entity.name.function'],
        palette.callee,
      ),
      rule(
        ['support.type.property-name', 'meta.object-literal.key', 'entity.other.attribute-name'],
        palette.text,
      ),
      rule(['markup.inserted', 'punctuation.definition.inserted'], palette.inserted),
      rule(['markup.deleted', 'punctuation.definition.deleted'], palette.deleted),
      rule(['markup.heading', 'markup.bold'], palette.text, 'bold'),
      rule(['markup.italic'], palette.text, 'italic'),
    ],
  };
}

export const lightCodeTheme = theme('paper', 'light', light);
export const darkCodeTheme = theme('night', 'dark', dark);
