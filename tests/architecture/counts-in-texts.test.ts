import { expect, it } from 'vitest';
import { childrenOf, isFunction, type Node, parse, visit } from '../requirements/source-tree.ts';
import { sourceFiles } from './source-files.ts';

/** Numbers that name or measure something, and never reach a thousand or are no count. */
const names = new Set([
  ...['at', 'column', 'line', 'number', 'row', 'seat', 'step', 'version'],
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
