import { describe, expect, it } from 'vitest';
import { LintSandbox } from './lint-sandbox.ts';
import { sourceFiles } from './source-files.ts';

const sandbox = new LintSandbox();
const message = 'What a user reads stands in packages/catalog/src/texts.';
const component = (jsx: string) =>
  `export const Planted = ({ n, id }: { n: number; id: string }) => (\n  <div>\n    {n}\n    ${jsx}\n  </div>\n);\n`;

let planted = 0;
const complaintsOf = (jsx: string, folder = 'form') => {
  planted += 1;
  const complaints = sandbox.plant({ [`apps/web/src/${folder}/planted-${planted}.tsx`]: component(jsx) });
  return () => complaints().filter(({ rule }) => rule.endsWith('plugin'));
};
const eachOf = <T>(cases: readonly (readonly [title: string, code: string])[], plant: (code: string) => T) =>
  cases.map(([title, code]) => ({ title, complaints: plant(code) }));

describe('a text in a component', () => {
  it.each(
    eachOf(
      [
        ['text', '<p>Nothing is saved.</p>'],
        ['one word of text', '<p>Saved</p>'],
        ['an attribute', '<p aria-label="Nothing saved" />'],
        ['an attribute of one word', '<PreviewHotspot name="Buttons" />'],
        ['a choice of words', "<PreviewHotspot name={n === 1 ? 'Selection' : id} />"],
        ['a choice', "<p>{n === 1 ? 'one change' : id}</p>"],
        ['a template', '<p title={`$' + '{n} changes`} />'],
        ['an object handed on', "<p {...{ title: 'Nothing saved' }} />"],
        ['a notice', "<button type=\"button\" onClick={() => notify('error', 'Nothing was saved.')} />"],
      ],
      complaintsOf,
    ),
  )('is rejected as $title', ({ complaints }) => {
    expect(complaints()).toMatchObject([{ message }]);
  });

  const inView = complaintsOf('<p>Saved</p>', 'views');
  it('is rejected in a view too', () => {
    expect(inView()).toHaveLength(1);
  });

  const file = 'apps/web/src/views/planted.ts';
  it.each(
    eachOf(
      [
        ['the text of an error', "reportError(id, 'The role could not be saved.')"],
        ['one word', "notify('success', 'Saved')"],
        ['a template', 'notify(`$' + '{n} roles saved`)'],
        ['a question', "askConfirm({ text, accept: 'Delete the role' })"],
        ['an action', "showActionError(id, 'this move')"],
      ],
      call => sandbox.plant({ [file]: `export const planted = (id: unknown) => ${call};\n` }),
    ),
  )('is rejected outside JSX as $title', ({ complaints }) => {
    expect(complaints()).toMatchObject([{ file, message }]);
  });

  it.each(
    eachOf(
      [
        ['from the catalog', '<p>{formTexts.notSaved(n)}</p>'],
        ['made of signs', '<p>{n} · {id}</p>'],
        ['a class, an id, a key', '<p className="one two" id={`row-$' + '{n} x`} key={`some $' + '{n}`} />'],
        ['a key that is compared', "<p onKeyDown={({ key }) => key === 'Escape' && notify(id)} />"],
        ['a path', '<p data-path={`/hours/$' + '{id}`} />'],
      ],
      complaintsOf,
    ),
  )('is not reported: $title', ({ complaints }) => {
    expect(complaints()).toEqual([]);
  });
});

it('no text names a setting of the server, which whoever reads it cannot change', () => {
  const texts = sourceFiles().filter(({ path }) => path.startsWith('packages/catalog/src/') && !/\.test\./.test(path));
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.filter(({ text }) => /COMMISSARY_|DATABASE_URL/.test(text)).map(({ path }) => path)).toEqual([]);
});
