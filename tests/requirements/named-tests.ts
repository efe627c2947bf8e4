import { declarationsOf, withDeclarations } from './declarations.ts';
import { childrenOf, type ImportedName, importsOf, type Node, parse, rootName, visit } from './source-tree.ts';

/** A test, with the requirement ids in front of its title, or in front of a text of its table or of its suites. */
export interface NamedTest {
  readonly path: string;
  readonly ids: readonly string[];
  /** Where the function comes from that declares the test. */
  readonly runner: ImportedName | undefined;
  /** What the test runs: itself, and the declarations of its file that it uses. */
  readonly nodes: readonly Node[];
  readonly imports: ReadonlyMap<string, ImportedName>;
}

type Call = Extract<Node, { type: 'CallExpression' }>;

const titleStart = /^(?:\[(?:[^[\]\n]|\[\])*\]\s*)+/;
const ids = /\[((?:ROUTE|NAV|CALL|ENT|CONST|MSG|PERM|RULE|FMT)\.(?:[^[\]]|\[\])*)\]/g;
const skipping = /\.(skip|todo|fixme)\b/;

/** Returns the tests of a file that name requirements. A skipped test names none. */
export function namedTests(path: string, text: string): NamedTest[] {
  const program = parse(path, text);
  const imports = importsOf(program);
  const kindOf = (node: Node) => (node.type === 'CallExpression' ? kindOfCall(node, text) : undefined);
  const declared = declarationsOf(program, node => kindOf(node) === 'test');
  const found: NamedTest[] = [];

  const enter = (node: Node, inherited: readonly string[]): void => {
    const kind = kindOf(node);
    if (node.type !== 'CallExpression' || kind === undefined) {
      for (const child of childrenOf(node)) enter(child, inherited);
      return;
    }
    const [title] = node.arguments;
    const tables = node.callee.type === 'CallExpression' ? node.callee.arguments : [];
    const texts = [...(title === undefined ? [] : [title]), ...withDeclarations(tables, node, declared)];
    const named = [...inherited, ...texts.flatMap(idsIn)];
    if (kind === 'suite') for (const child of childrenOf(node)) enter(child, named);
    else if (kind === 'test' && named.length > 0) {
      const runner = imports.get(rootName(node) ?? '');
      found.push({ path, ids: [...new Set(named)], runner, nodes: withDeclarations([node], node, declared), imports });
    }
  };
  enter(program, []);
  return found;
}

/** `it('…', …)`, `test.describe('…', …)`, `it.each(table)('…', …)`. */
function kindOfCall(call: Call, text: string): 'test' | 'suite' | 'skipped' | undefined {
  const named = call.callee.type === 'CallExpression' ? call.callee.callee : call.callee;
  const name = text.slice(named.start, named.end);
  if (!/^(it|test|describe)(\.\w+)*$/.test(name) || call.arguments.length < 2) return undefined;
  if (call.callee !== named && !/\.(each|for)$/.test(name)) return undefined;
  if (call.callee === named && /\.(each|for|step|extend|use|before\w+|after\w+)$/.test(name)) return undefined;
  if (skipping.test(name)) return 'skipped';
  return name.includes('describe') ? 'suite' : 'test';
}

/** The ids in front of each text in a node; a table may hold them in its rows. */
function idsIn(node: Node): string[] {
  const found: string[] = [];
  visit(node, one => {
    const text = one.type === 'Literal' ? one.value : one.type === 'TemplateElement' ? one.value.cooked : undefined;
    const [start] = (typeof text === 'string' && titleStart.exec(text)) || [];
    if (start !== undefined) found.push(...[...start.matchAll(ids)].flatMap(([, id]) => id ?? []));
    return undefined;
  });
  return found;
}
