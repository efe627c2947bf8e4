import { type Node, parseSync, visitorKeys } from 'oxc-parser';

export type { Node };

type Binding = Node | null | undefined;

/** A name that a file imports: from where, and under which name there. `*` is the module as a whole. */
export interface ImportedName {
  readonly module: string;
  readonly name: string;
}

export function parse(path: string, text: string): Node {
  const { program, errors } = parseSync(path, text);
  const [error] = errors;
  if (error !== undefined) throw new Error(`${path}: ${error.message}`);
  return program;
}

export const childrenOf = (node: Node): Node[] =>
  (visitorKeys[node.type] ?? []).flatMap(key => [Reflect.get(node, key)].flat().filter(isNode));

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Visits a node and everything in it; `enter` returns false to leave out what is below. */
export function visit(node: Node, enter: (node: Node) => boolean | undefined): void {
  if (enter(node) === false) return;
  for (const child of childrenOf(node)) visit(child, enter);
}

export const contains = (outer: Node, inner: Node): boolean => outer.start <= inner.start && inner.end <= outer.end;

export const isFunction = ({ type }: Node): boolean =>
  type === 'ArrowFunctionExpression' || type === 'FunctionExpression' || type === 'FunctionDeclaration';

/** The names that a file imports, without those of types. */
export function importsOf(program: Node): Map<string, ImportedName> {
  const found = new Map<string, ImportedName>();
  for (const node of childrenOf(program)) {
    if (node.type !== 'ImportDeclaration' || node.importKind === 'type') continue;
    for (const one of node.specifiers) {
      if (one.type === 'ImportSpecifier' && one.importKind === 'type') continue;
      const name = one.type === 'ImportSpecifier' && 'name' in one.imported ? one.imported.name : '*';
      found.set(one.local.name, { module: node.source.value, name });
    }
  }
  return found;
}

/** The names that a pattern declares: `a`, `{ a, b: c }`, `[a, ...b]`. */
export function boundNames(pattern: Binding): string[] {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ObjectPattern':
      return pattern.properties.flatMap(one => boundNames(one.type === 'Property' ? one.value : one.argument));
    case 'ArrayPattern':
      return pattern.elements.flatMap(boundNames);
    case 'AssignmentPattern':
      return boundNames(pattern.left);
    case 'RestElement':
      return boundNames(pattern.argument);
    default:
      return [];
  }
}

/** The names that are used in a node: neither keys of objects nor members of others. */
export function usedNames(node: Node): Set<string> {
  const names = new Set<string>();
  const enter = (one: Node): undefined => {
    if (one.type === 'Identifier' || one.type === 'JSXIdentifier') names.add(one.name);
    const key =
      one.type === 'MemberExpression' ? one.property : one.type === 'Property' && !one.shorthand ? one.key : undefined;
    const left = key !== undefined && 'computed' in one && !one.computed ? key : undefined;
    for (const child of childrenOf(one)) if (child !== left) enter(child);
  };
  enter(node);
  return names;
}

/** The first name of `a`, `a.b.c`, `a(…).b`. */
export function rootName(node: Node): string | undefined {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'MemberExpression') return rootName(node.object);
  return node.type === 'CallExpression' ? rootName(node.callee) : undefined;
}
