import { describe, expect, it } from 'vitest';
import { createLintSandbox } from './lint-sandbox.ts';

const component = (jsx: string) =>
  `export const Planted = ({ n, id }: { n: number; id: string }) => (\n  <div>\n    {n}\n    ${jsx}\n  </div>\n);\n`;

const complaintsOf = (jsx: string, file = 'apps/web/src/form/planted.tsx') =>
  createLintSandbox({ [file]: component(jsx) }).filter(({ rule }) => rule.endsWith('plugin'));

describe('a sentence in a screen', () => {
  it.each([
    ['text', '<p>Nothing is saved.</p>'],
    ['one word of text', '<p>Saved</p>'],
    ['an attribute', '<p aria-label="Nothing saved" />'],
    ['a choice', "<p>{n === 1 ? 'one change' : id}</p>"],
    ['a template', '<p title={`$' + '{n} changes`} />'],
    ['an object handed on', "<p {...{ title: 'Nothing saved' }} />"],
    ['a notice', "<button type=\"button\" onClick={() => notify('error', 'Nothing was saved.')} />"],
  ])('is refused as %s', (_, jsx) => {
    expect(complaintsOf(jsx)).toMatchObject([{ message: 'What a user reads stands in packages/catalog/src/texts.' }]);
  });

  it.each([
    ['from the catalog', '<p>{formTexts.notSaved(n)}</p>'],
    ['made of signs', '<p>{n} · {id}</p>'],
    ['a class, an id, a key', '<p className="one two" id={`row-$' + '{n} x`} key={`some $' + '{n}`} />'],
    ['a path', '<p data-path={`/hours/$' + '{id}`} />'],
  ])('is none: %s', (_, jsx) => {
    expect(complaintsOf(jsx)).toEqual([]);
  });
});
