import { analyse } from 'scslre';
import { describe, expect, it } from 'vitest';
import { isTest } from '../../scripts/lint/rooms/refused-imports.mjs';
import { type Node, parse, visit } from '../requirements/source-tree.ts';
import { sourceFiles } from './source-files.ts';

interface Expression {
  readonly source: string;
  readonly flags: string;
}

/**
 * Whether the time of an expression grows faster than a text in it: two parts that can match the same characters share
 * them in every way before it fails, or it looks for its end again from each character.
 */
const isSlow = (one: Expression): boolean => analyse(one, { reportTypes: { Move: true } }).reports.length > 0;

/** What a person pastes into their own page is read there alone. */
const inOwnPage = ['apps/web/src/form/inputs/text/value-codec.ts', 'apps/web/src/ui/grid/block-text.ts'];

describe('an expression that reads text of any length', () => {
  it('takes a time that grows with the text, wherever the product has one', () => {
    const files = sourceFiles().filter(
      ({ path }) =>
        /^(?:packages|apps)\/[^/]+\/src\/.*\.tsx?$/.test(path) && !isTest(path) && !inOwnPage.includes(path),
    );
    const found = files.flatMap(({ path, text }) =>
      expressionsIn(parse(path, text)).map(one => ({ path, ...one, text: `/${one.source}/${one.flags}` })),
    );
    expect(found.length).toBeGreaterThan(150);
    expect(found.filter(isSlow).map(({ path, text }) => `${path}: ${text}`)).toEqual([]);
  });

  it.each([
    ['const x = /^0*(\\d+)x$/;', true],
    ['const x = /0+$/;', true],
    ['const x = /^\\d+$/;', false],
    [`const n = '0*'; const x = new RegExp(\`^$${'{'}n}(\\\\d+)x$\`);`, true],
    ["text({ pattern: 'a*a*b' });", true],
    ["text({ pattern: '\\\\d{3}' });", false],
  ])('is found in %s', (code, slow) => {
    expect(expressionsIn(parse('planted.ts', code)).map(isSlow)).toEqual([slow]);
  });
});

/** Literals, expressions that are made of texts, and the patterns of fields, which have to match the whole value. */
function expressionsIn(program: Node): Expression[] {
  const constants = new Map<string, string>();
  visit(program, node => {
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.init) {
      const text = textOf(node.init, constants);
      if (text !== undefined) constants.set(node.id.name, text);
    }
    return undefined;
  });
  const found: Expression[] = [];
  visit(program, node => {
    if (node.type === 'Literal' && 'regex' in node) found.push({ source: node.regex.pattern, flags: node.regex.flags });
    if (node.type === 'NewExpression' && node.callee.type === 'Identifier' && node.callee.name === 'RegExp') {
      const [source, flags] = node.arguments.map(one => textOf(one, constants));
      if (source !== undefined) found.push({ source, flags: flags ?? '' });
    }
    if (node.type === 'Property' && node.key.type === 'Identifier' && node.key.name === 'pattern') {
      const pattern = textOf(node.value, new Map());
      if (pattern !== undefined) found.push({ source: `^(?:${pattern})?$`, flags: 'u' });
    }
    return undefined;
  });
  return found;
}

/** What a text is made of: a name that is known nowhere in the file stands for a word. */
function textOf(node: Node, constants: ReadonlyMap<string, string>): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node.type === 'TaggedTemplateExpression') return node.quasi.quasis.map(({ value }) => value.raw).join('\\w{1,9}');
  if (node.type !== 'TemplateLiteral') return undefined;
  return node.quasis
    .map(({ value }, at) => {
      const part = node.expressions[at];
      const known = part?.type === 'Identifier' ? constants.get(part.name) : undefined;
      return `${value.cooked}${part === undefined ? '' : (known ?? '\\w{1,9}')}`;
    })
    .join('');
}
