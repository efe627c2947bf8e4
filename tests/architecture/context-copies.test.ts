import { expect, it } from 'vitest';
import { isTest } from '../../scripts/lint/rooms/refused-imports.mjs';
import { type Node, parse, visit } from '../requirements/source-tree.ts';
import { sourceFiles } from './source-files.ts';

/** The context of no call, of which a copy has everything. */
const ofNoCall = new Set(['apps/server/src/http/read-your-writes.ts', 'apps/server/src/sample/run-step.ts']);

type ObjectLiteral = Extract<Node, { readonly type: 'ObjectExpression' }>;

const copiesCaller = ({ properties }: ObjectLiteral): boolean =>
  properties.some(
    one =>
      one.type === 'SpreadElement' &&
      one.argument.type === 'Identifier' &&
      ['context', 'caller'].includes(one.argument.name),
  );

const namesIn = ({ properties }: ObjectLiteral): readonly string[] =>
  properties.flatMap(one => (one.type === 'Property' && one.key.type === 'Identifier' ? [one.key.name] : []));

it('a copy of a caller names its person and its origin: those of a call are computed when they are read, and a copy has none of them', () => {
  const found: string[] = [];
  let copies = 0;
  for (const { path, text } of sourceFiles()) {
    if (!path.startsWith('apps/server/src/') || !path.endsWith('.ts') || isTest(path) || ofNoCall.has(path)) continue;
    visit(parse(path, text), node => {
      if (node.type !== 'ObjectExpression' || !copiesCaller(node)) return;
      copies += 1;
      const names = namesIn(node);
      if (!names.includes('person') || !names.includes('origin')) found.push(`${path}: ${names.join()}`);
    });
  }
  expect(found).toEqual([]);
  expect(copies).toBeGreaterThan(4);
});
