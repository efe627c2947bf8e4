import { expect, it } from 'vitest';
import { boundNames, childrenOf, isFunction, type Node, parse, visit } from '../requirements/source-tree.ts';
import { sourceFiles } from './source-files.ts';

/** Numbers that name or measure something, and never reach a thousand or are no count. */
const names = new Set([
  ...['column', 'line', 'number', 'row', 'seat', 'step', 'version'],
  ...['days', 'floor', 'megabytes', 'minutes', 'radius', 'width'],
  ...['length', 'longest', 'min', 'readableContrast', 'shortest', 'usual'],
]);

/** The counts that a text shows as they are: 25003 in place of 25,003. */
const plainCounts = (path: string, text: string): string[] => {
  const found: string[] = [];
  const look = (node: Node, counts: ReadonlySet<string>): undefined => {
    visit(node, one => {
      if (one !== node && isFunction(one)) {
        const own = childrenOf(one).flatMap(({ start, end }) => {
          const [, name] = /^(\w+): number$/.exec(text.slice(start, end)) ?? [];
          return name === undefined || names.has(name) ? [] : [name];
        });
        look(one, new Set([...counts, ...own]));
        return false;
      }
      if (one.type === 'TemplateLiteral')
        for (const shown of one.expressions) {
          const name = text.slice(shown.start, shown.end);
          if (counts.has(name)) found.push(`${path}: ${name}`);
        }
      return undefined;
    });
  };
  look(parse(path, text), new Set());
  return found;
};

/** The counts that a screen shows as they are: a length, a sum, or what the file declares as a number. */
const plainInScreen = (path: string, text: string): string[] => {
  const found: string[] = [];
  const program = parse(path, text);
  const numbers = new Set([...text.matchAll(/\b(\w+)\??: number\b/g)].map(([, name]) => name));
  visit(program, node => {
    if (node.type === 'VariableDeclarator' && node.init && isCount(node.init, numbers))
      for (const name of boundNames(node.id)) numbers.add(name);
    return undefined;
  });
  visit(program, node => {
    if (node.type === 'JSXElement' || node.type === 'JSXFragment')
      for (const child of node.children)
        if (child.type === 'JSXExpressionContainer')
          for (const shown of valuesOf(child.expression))
            if (isCount(shown, numbers)) found.push(`${path}: ${text.slice(shown.start, shown.end)}`);
    return undefined;
  });
  return found;
};

const isCount = (node: Node, numbers: ReadonlySet<string | undefined>): boolean => {
  if (node.type === 'Identifier') return numbers.has(node.name);
  if (node.type === 'BinaryExpression') return ['+', '-', '*', '/'].includes(node.operator) && !isText(node);
  if (node.type === 'ParenthesizedExpression') return isCount(node.expression, numbers);
  if (node.type !== 'MemberExpression' || node.property.type !== 'Identifier') return false;
  // A text may be called so.
  if (node.object.type === 'Identifier' && /texts$/i.test(node.object.name)) return false;
  return ['length', 'size', 'total', 'count'].includes(node.property.name);
};

const isText = (node: Node): boolean =>
  node.type === 'TemplateLiteral' ||
  (node.type === 'Literal' && typeof node.value === 'string') ||
  (node.type === 'BinaryExpression' && (isText(node.left) || isText(node.right)));

/** What a condition may choose. */
const valuesOf = (node: Node): Node[] => {
  if (node.type === 'ConditionalExpression') return [...valuesOf(node.consequent), ...valuesOf(node.alternate)];
  if (node.type === 'ParenthesizedExpression') return valuesOf(node.expression);
  return node.type === 'LogicalExpression' ? valuesOf(node.right) : [node];
};

it('a count on a screen is separated by thousands', () => {
  const screens = sourceFiles().filter(
    ({ path }) => /^apps\/web\/src\/.*\.tsx$/.test(path) && !path.includes('.test.'),
  );
  expect(screens.length).toBeGreaterThan(300);
  expect(screens.flatMap(({ path, text }) => plainInScreen(path, text))).toEqual([]);
});

it.each([
  ['<b>{rows.length}</b>', ['a.tsx: rows.length']],
  ['<b>{open && (full ? found.total : names.size - 3)}</b>', ['a.tsx: found.total', 'a.tsx: names.size - 3']],
  ['({ count }: { count: number }) => <b>{count}</b>', ['a.tsx: count']],
  ['const rest = all.length - 3; <b>{rest}</b>', ['a.tsx: rest']],
  ['<b title={rows.length}>{formatNumber(rows.length)}</b>', []],
])('on the screen of %s it is found', (code, expected) => {
  expect(plainInScreen('a.tsx', code)).toEqual(expected);
});

it('a count in a text is separated by thousands', () => {
  // The messages of the specification have their counts as it writes them.
  const texts = sourceFiles().filter(
    ({ path }) => /^packages\/catalog\/src\/texts\/.*[^t]\.ts$/.test(path) && !path.endsWith('/texts/messages.ts'),
  );
  expect(texts.length).toBeGreaterThan(50);
  expect(texts.flatMap(({ path, text }) => plainCounts(path, text))).toEqual([]);
});

it.each([
  [`({ more: (count: number) => \`\${count} more\` })`, ['a.ts: count']],
  [`({ more: (count: number, name: string) => \`\${formatNumber(count)} more of \${name}\` })`, []],
  [`({ row: (number: number) => \`Row \${number}\` })`, []],
  [`({ of: (count: number) => list.map((all: number) => \`\${count} of \${all}\`) })`, ['a.ts: count', 'a.ts: all']],
])('of %s it is found', (code, expected) => {
  expect(plainCounts('a.ts', code)).toEqual(expected);
});
