import { describe, expect, it } from 'vitest';
import { type Node, parse, visit } from '../requirements/source-tree.ts';
import { sourceFiles } from './source-files.ts';

const spellings: readonly (readonly [wrong: RegExp, right: string])[] = [
  [/"/, '“ and ”'],
  [/\w'\w/, '’'],
  [/\be-mail/i, 'email'],
];

/** A plural verb after a count that one may be: `1 more difference are not listed`. */
const pluralVerb = /^ (are|were|have|do)\b/;

/** What is spelled in a text as no text of the screens is. */
const misspelled = (path: string, text: string): string[] => {
  const found: string[] = [];
  const judge = (node: Node, said: string) => {
    for (const [wrong, right] of spellings)
      if (/\s/.test(said.trim()) && wrong.test(said))
        found.push(`${path}: ${text.slice(node.start, node.end)}: ${right}`);
  };
  visit(parse(path, text), node => {
    if (node.type === 'Literal' && typeof node.value === 'string') judge(node, node.value);
    if (node.type === 'TemplateLiteral') {
      judge(node, node.quasis.map(({ value }) => value.cooked ?? '').join('X'));
      for (const [index, shown] of node.expressions.entries()) {
        const after = node.quasis[index + 1]?.value.cooked ?? '';
        const isAmount = / of $/.test(node.quasis[index]?.value.cooked ?? '');
        const called = shown.type === 'CallExpression' && shown.callee.type === 'Identifier' ? shown.callee.name : '';
        if (called === 'formatCount' && pluralVerb.test(after) && !isAmount)
          found.push(`${path}: ${text.slice(shown.start, shown.end)}${after}`);
      }
    }
    return undefined;
  });
  return found;
};

describe('a text', () => {
  it('is spelled as all others are, and has the verb of one where it counts one', () => {
    // Messages of the specification are to the letter; names of fonts are quoted as style sheets quote them.
    const texts = sourceFiles().filter(
      ({ path }) =>
        /^packages\/catalog\/src\/.*\.ts$/.test(path) &&
        !/\.(test|arbitrary)\.ts$|\/testing\/|\/texts\/messages\.ts$|online-design-options\.ts$/.test(path),
    );
    expect(texts.length).toBeGreaterThan(200);
    expect(texts.flatMap(({ path, text }) => misspelled(path, text))).toEqual([]);
  });

  it.each([
    [`'Terminals that use "Bar" stop.'`, 1],
    [`\`Terminals that use "\${name}" stop.\``, 1],
    [`"You can't grant this"`, 1],
    [`'Your choice of e-mails is saved.'`, 1],
    [`\`\${formatCount(count, 'more difference')} are not listed.\``, 1],
    [`\`The usages of \${formatCount(count, 'more row')} are not listed.\``, 0],
    [`\`\${formatCount(count, 'row is', 'rows are')} not listed.\``, 0],
    [`'Terminals that use “Bar” stop; you can’t grant it by email.'`, 0],
    [`'[data-name="bar"]'`, 0],
  ])('%s is judged', (said, complaints) => {
    expect(misspelled('a.ts', `const text = (name: string, count: number) => ${said};`)).toHaveLength(complaints);
  });
});
