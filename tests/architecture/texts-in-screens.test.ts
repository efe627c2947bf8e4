import { describe, expect, it } from 'vitest';
import { createLintSandbox } from './lint-sandbox.ts';

const component = (jsx: string) =>
  `export const Planted = ({ n, id }: { n: number; id: string }) => (\n  <div>\n    {n}\n    ${jsx}\n  </div>\n);\n`;

const complaintsOf = (jsx: string, file = 'apps/web/src/form/planted.tsx') =>
  createLintSandbox({ [file]: component(jsx) }).filter(({ rule }) => rule.endsWith('plugin'));

describe('a text in a component', () => {
  it.each([
    ['text', '<p>Nothing is saved.</p>'],
    ['one word of text', '<p>Saved</p>'],
    ['an attribute', '<p aria-label="Nothing saved" />'],
    ['an attribute of one word', '<PreviewHotspot name="Buttons" />'],
    ['a choice of words', "<PreviewHotspot name={n === 1 ? 'Selection' : id} />"],
    ['a choice', "<p>{n === 1 ? 'one change' : id}</p>"],
    ['a template', '<p title={`$' + '{n} changes`} />'],
    ['an object handed on', "<p {...{ title: 'Nothing saved' }} />"],
    ['a notice', "<button type=\"button\" onClick={() => notify('error', 'Nothing was saved.')} />"],
  ])('is rejected as %s', (_, jsx) => {
    expect(complaintsOf(jsx)).toMatchObject([{ message: 'What a user reads stands in packages/catalog/src/texts.' }]);
  });

  it('is rejected in a view too', () => {
    expect(complaintsOf('<p>Saved</p>', 'apps/web/src/views/planted.tsx')).toHaveLength(1);
  });

  it.each([
    ['the text of an error', "reportError(id, 'The role could not be saved.')"],
    ['one word', "notify('success', 'Saved')"],
    ['a template', 'notify(`$' + '{n} roles saved`)'],
    ['a question', "askConfirm({ text, accept: 'Delete the role' })"],
    ['an action', "showActionError(id, 'this move')"],
  ])('is rejected outside JSX as %s', (_, call) => {
    const file = 'apps/web/src/views/planted.ts';
    expect(createLintSandbox({ [file]: `export const planted = (id: unknown) => ${call};\n` })).toMatchObject([
      { file, message: 'What a user reads stands in packages/catalog/src/texts.' },
    ]);
  });

  it.each([
    ['from the catalog', '<p>{formTexts.notSaved(n)}</p>'],
    ['made of signs', '<p>{n} · {id}</p>'],
    ['a class, an id, a key', '<p className="one two" id={`row-$' + '{n} x`} key={`some $' + '{n}`} />'],
    ['a key that is compared', "<p onKeyDown={({ key }) => key === 'Escape' && notify(id)} />"],
    ['a path', '<p data-path={`/hours/$' + '{id}`} />'],
  ])('is not reported: %s', (_, jsx) => {
    expect(complaintsOf(jsx)).toEqual([]);
  });
});
