import {
  type CodeNode,
  declarationsOf,
  nameOf,
  nodeList,
  nodeOf,
  nodesOf,
  parseModule,
} from './syntax.ts';

/** An assignment of `defaultProps` to a function component. React 19 ignores such assignments. */
export interface DefaultProps {
  readonly component: string;
  /** The statement `Card.defaultProps = {…}`. */
  readonly statement: CodeNode;
  readonly value: CodeNode;
  readonly function: CodeNode;
}

/**
 * Finds a module's function components that have `defaultProps`. React 19 still supports `defaultProps` of class
 * components.
 */
export function functionDefaultProps(text: string): DefaultProps[] {
  if (!text.includes('.defaultProps')) return [];
  const program = parseModule(text);
  const functions = componentFunctions(program);
  return nodeList(program, 'body').flatMap((statement) => {
    const assignment = nodeOf(statement, 'expression');
    const target = nodeOf(assignment, 'left');
    const component = nameOf(nodeOf(target, 'object')) ?? '';
    const value = nodeOf(assignment, 'right');
    const found = functions.get(component);
    const isDefault =
      assignment?.type === 'AssignmentExpression' &&
      nameOf(nodeOf(target, 'property')) === 'defaultProps';
    // A function that reads its own `defaultProps` works without React's support.
    const isRead = nodesOf(found, 'MemberExpression').some(
      (node) =>
        nameOf(nodeOf(node, 'object')) === component &&
        nameOf(nodeOf(node, 'property')) === 'defaultProps',
    );
    return isDefault && value !== undefined && found !== undefined && !isRead
      ? [{component, statement, value, function: found}]
      : [];
  });
}

function componentFunctions(program: CodeNode | undefined): Map<string, CodeNode> {
  const found = new Map<string, CodeNode>();
  for (const node of declarationsOf(program)) {
    const name = nameOf(nodeOf(node, 'id'));
    if (node.type === 'FunctionDeclaration' && name !== undefined) found.set(name, node);
    for (const one of nodeList(node, 'declarations')) {
      const declared = nameOf(nodeOf(one, 'id'));
      const made = functionIn(nodeOf(one, 'init'));
      if (declared !== undefined && made !== undefined) found.set(declared, made);
    }
  }
  return found;
}

/** Returns the node itself if it is a function, or the function in `memo(…)` or `forwardRef(…)`. */
function functionIn(node: CodeNode | undefined): CodeNode | undefined {
  if (/^(?:ArrowFunction|Function)Expression$/.test(node?.type ?? '')) return node;
  if (node?.type !== 'CallExpression') return undefined;
  const callee = nodeOf(node, 'callee');
  const name = nameOf(nodeOf(callee, 'property') ?? callee);
  return name === 'memo' || name === 'forwardRef'
    ? functionIn(nodeList(node, 'arguments')[0])
    : undefined;
}

/** A replacement for a range of the source. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Returns edits that make default props of function components work in React 19. */
export function defaultPropsEdits(text: string): {
  readonly edits: readonly Edit[];
  readonly components: readonly string[];
} {
  const found = functionDefaultProps(text);
  return {
    edits: found.flatMap((one) => defaultParameters(one, text) ?? defaultsInBody(one, text)),
    components: found.map(({component}) => component),
  };
}

/**
 * Writes defaults into the destructuring pattern of the parameter. @returns `undefined` if that could change the
 * meaning.
 */
function defaultParameters(
  {function: made, value, statement}: DefaultProps,
  text: string,
): Edit[] | undefined {
  const [pattern] = nodeList(made, 'params');
  const uses = nodesOf(value, 'Identifier', 'SpreadElement');
  const defaults = nodeList(value, 'properties');
  const parts = nodeList(pattern, 'properties');
  const isSimple =
    pattern?.type === 'ObjectPattern' &&
    value.type === 'ObjectExpression' &&
    parts.every(({type}) => type === 'Property') &&
    defaults.every(({type, computed}) => type === 'Property' && computed === false) &&
    uses.every(({type}) => type === 'Identifier');
  if (!isSimple) return undefined;
  const edits = defaults.flatMap((one): Edit[] => {
    const name = nameOf(nodeOf(one, 'key'));
    const own = nodeOf(one, 'value');
    const part = parts.find((other) => nameOf(nodeOf(other, 'key')) === name);
    const target = nodeOf(part, 'value');
    if (part === undefined || own === undefined || target?.type === 'AssignmentPattern') return [];
    const code =
      one['method'] === true
        ? `function ${text.slice(own.start, own.end)}`
        : text.slice(own.start, own.end);
    return [{start: part.end, end: part.end, text: ` = ${code}`}];
  });
  const breaks = text.slice(statement.start, statement.end).replace(/[^\n]+/g, '');
  return [...edits, {start: statement.start, end: statement.end, text: breaks}];
}

/** Inserts code at the start of the function body that merges the defaults into the props. */
function defaultsInBody({component, function: made}: DefaultProps, text: string): Edit[] {
  const [parameter] = nodeList(made, 'params');
  const body = nodeOf(made, 'body');
  if (parameter === undefined || body === undefined) return [];
  const written = text.slice(parameter.start, parameter.end);
  const given = 'givenProps';
  const merged = `{...${component}.defaultProps, ...Object.fromEntries(Object.entries(${given}).filter(([, value]) => value !== undefined))}`;
  const statement = `const ${written} = ${merged};`;
  const isArrow = made.type === 'ArrowFunctionExpression';
  const hasParentheses =
    !isArrow || /^(?:async\s*)?\(/.test(text.slice(made.start, parameter.start));
  const start = {
    start: parameter.start,
    end: parameter.end,
    text: hasParentheses ? given : `(${given})`,
  };
  if (body.type === 'BlockStatement') {
    return [start, {start: body.start + 1, end: body.start + 1, text: ` ${statement}`}];
  }
  // The body of an arrow function can be in parentheses, which the body's node does not include.
  const arrow = text.lastIndexOf('=>', body.start) + 2;
  return [
    start,
    {start: arrow, end: arrow, text: ` { ${statement} return (`},
    {start: made.end, end: made.end, text: '); }'},
  ];
}
