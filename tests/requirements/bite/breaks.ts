import { isFunction, type Node, visit } from '../source-tree.ts';
import type { Code } from './find-code.ts';

/** A change of one file: each part is replaced, and `end` is added behind the last line. */
export interface Break {
  readonly path: string;
  readonly parts: readonly { readonly node: Node; readonly text: (old: string) => string }[];
  readonly end: string;
}

export const ways = ['return', 'boundary', 'wiring'] as const;
export type Way = (typeof ways)[number];

const otherComparison: Readonly<Record<string, string>> = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' };

/** Returns the change that breaks code in one way; nothing where that is not possible mechanically. */
export function breakIn(way: Way, { path, node, site }: Code): Break | undefined {
  if (way === 'wiring')
    return site && { path: site.path, parts: [{ node: site.node, text: () => '(undefined as never)' }], end: '' };
  if (node.type === 'Identifier')
    return way === 'return' ? { path, parts: [{ node, text: name => `${name}Broken` }], end: '' } : undefined;
  if (node.type === 'Literal')
    return way === 'return' ? { path, parts: [{ node, text: () => otherValue(node.value) }], end: '' } : undefined;
  if (way === 'return') {
    const parts = returned(node).map(value => ({ node: value, text: (old: string) => `brokenResult(${old})` }));
    return parts.length === 0 ? undefined : { path, parts, end: brokenResult };
  }
  const part = boundaryIn(node);
  return part && { path, parts: [part], end: '' };
}

/** Another text or number, as it is written in code; the text changes in its middle, as a test may look for a part of it. */
const otherValue = (value: unknown): string => {
  if (typeof value === 'number') return String(value + 1);
  const text = String(value);
  const half = Math.ceil(text.length / 2);
  return JSON.stringify(`${text.slice(0, half)}~${text.slice(half)}`);
};

/** What a function returns, without the functions inside it. */
function returned(target: Node): Node[] {
  if (target.type === 'ArrowFunctionExpression' && target.body.type !== 'BlockStatement') return [target.body];
  const found: Node[] = [];
  visit(target, node => {
    if (node.type === 'ReturnStatement' && node.argument !== null) found.push(node.argument);
    return node === target || !isFunction(node);
  });
  return found;
}

/** The first comparison of sizes includes its limit, or no longer; without one, the first number is one larger. */
function boundaryIn(target: Node): Break['parts'][number] | undefined {
  const comparisons: Break['parts'][number][] = [];
  const numbers: Break['parts'][number][] = [];
  visit(target, node => {
    if (node.type === 'Literal' && typeof node.value === 'number') {
      const larger = String(node.value + 1);
      numbers.push({ node, text: () => larger });
    }
    if (node.type !== 'BinaryExpression' || otherComparison[node.operator] === undefined) return undefined;
    const { left, right, operator } = node;
    comparisons.push({
      node,
      text: old =>
        old.slice(0, left.end - node.start) +
        old.slice(left.end - node.start, right.start - node.start).replace(operator, otherComparison[operator] ?? '') +
        old.slice(right.start - node.start),
    });
    return undefined;
  });
  return comparisons[0] ?? numbers[0];
}

/** Returns another value of the same type. A declaration, so that it exists before anything of the file is executed. */
const brokenResult = `
function brokenResult(value) {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'string') return value + '~';
  if (typeof value === 'function') return (...args) => brokenResult(value(...args));
  if (value === null || value === undefined) return true;
  if (typeof value.then === 'function') return value.then(brokenResult);
  if (Array.isArray(value)) return value.length === 0 ? ['~'] : [];
  return {};
}
`;

/** Returns the text of a file with a break in it. Parts inside other parts are broken with them. */
export function applyBreak(text: string, { parts, end }: Break): string {
  const outer = parts.filter(({ node }) => !parts.some(other => other.node !== node && holds(other.node, node)));
  const backwards = [...outer].sort((a, b) => b.node.start - a.node.start);
  const broken = backwards.reduce(
    (all, { node, text: change }) =>
      all.slice(0, node.start) + change(all.slice(node.start, node.end)) + all.slice(node.end),
    text,
  );
  return broken + end;
}

const holds = (outer: Node, inner: Node) => outer.start <= inner.start && inner.end <= outer.end;
