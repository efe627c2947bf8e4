import { boundNames, childrenOf, contains, isFunction, type Node, usedNames } from './source-tree.ts';

interface Declaration {
  readonly name: string;
  /** What is executed or read when the name is used. */
  readonly value: Node;
  /** The function in which the name is visible; the whole file for others. */
  readonly scope: Node;
}

/** What a file declares, and what its hooks assign to a declared name (`server = await openTestServer()`). */
export function declarationsOf(program: Node, isTest: (node: Node) => boolean): Declaration[] {
  const found: Declaration[] = [];
  const enter = (node: Node, scope: Node, inTest: boolean): void => {
    const add = (names: readonly string[], value: Node, visibleIn: Node) =>
      found.push(...names.map(name => ({ name, value, scope: visibleIn })));
    if (node.type === 'VariableDeclarator' && node.init !== null) add(boundNames(node.id), node.init, scope);
    if (node.type === 'FunctionDeclaration') add(boundNames(node.id), node, scope);
    if (node.type === 'AssignmentExpression' && !inTest) add(boundNames(node.left), node.right, program);
    const inner = isFunction(node) ? node : scope;
    for (const child of childrenOf(node)) enter(child, inner, inTest || isTest(node));
  };
  enter(program, program, false);
  return found;
}

/** Returns the nodes, and every declaration that they use, directly or through another one, where `place` stands. */
export function withDeclarations(nodes: readonly Node[], place: Node, declared: readonly Declaration[]): Node[] {
  const reached = new Set(nodes);
  for (const node of reached) {
    const names = usedNames(node);
    for (const { name, value, scope } of declared) if (names.has(name) && contains(scope, place)) reached.add(value);
  }
  return [...reached];
}
