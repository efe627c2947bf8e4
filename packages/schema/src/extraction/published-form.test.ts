import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initial } from '../computed/initial.ts';
import { optional } from '../field/field.ts';
import { choice } from '../kinds/choice.ts';
import { group } from '../kinds/group.ts';
import { idField } from '../kinds/id.ts';
import { list } from '../kinds/list.ts';
import { text } from '../kinds/text.ts';
import { arbitraryOf } from '../testing/arbitrary.ts';
import { changesWithoutComputed, publishedForm, withoutComputed, withoutComputedShared } from './published-form.ts';

const active = (type: string, up = 0) =>
  ({ visibleWhen: { path: 'type', up, equals: type }, publishedWhenVisible: true }) as const;
const step = group(
  { label: 'Step' },
  {
    id: idField(),
    note: optional(text({ label: 'Note', ...active('B', 1) })),
    hint: text({ label: 'Hint', visibleWhen: { path: 'note', empty: true } }),
  },
);
const part = group(
  { label: 'Part', computedKeys: ['size'] },
  {
    id: idField(),
    type: choice({
      label: 'Type',
      options: [
        { value: 'A', label: 'A' },
        { value: 'B', label: 'B' },
      ],
    }),
    a: text({ label: 'A', ...active('A') }),
    b: text({ label: 'B', ...active('B') }),
    steps: list({ label: 'Steps', publishedPosition: 'order' }, step),
  },
);
const root = group(
  { label: 'Document', computedKeys: ['total'] },
  { name: text({ label: 'Name' }), parts: list({ label: 'Parts', publishedPosition: 'order' }, part) },
);
const partOf = (id: string, type: string) => ({
  ...{ id, type, a: 'one', b: 'two' },
  steps: [
    { id: 's', note: 'three', hint: 'four' },
    { id: 't', hint: 'five' },
  ],
});
const document = { name: 'D', parts: [partOf('x', 'A'), partOf('y', 'B')] };

describe('the published form of a document', () => {
  it('has no value of a type that is not active, also further inside, and the position of each member', () => {
    expect(publishedForm(root, document)).toEqual({
      name: 'D',
      parts: [
        {
          ...{ id: 'x', type: 'A', a: 'one', order: 0 },
          steps: [
            { id: 's', hint: 'four', order: 0 },
            { id: 't', hint: 'five', order: 1 },
          ],
        },
        {
          ...{ id: 'y', type: 'B', b: 'two', order: 1 },
          steps: [
            { id: 's', note: 'three', hint: 'four', order: 0 },
            { id: 't', hint: 'five', order: 1 },
          ],
        },
      ],
    });
  });

  it('is the same object where nothing differs, and shares members that it has published before', () => {
    const plain = { name: 'D', parts: [] };
    expect(publishedForm(root, plain)).toEqual(plain);
    expect(publishedForm(root, plain)).toBe(publishedForm(root, plain));
    const [first, second] = document.parts;
    const edited = { ...document, parts: [first, { ...second, b: 'new' }] };
    const stepsOf = (value: unknown) => (value as typeof document).parts[0]?.steps;
    expect(stepsOf(publishedForm(root, edited))).toBe(stepsOf(publishedForm(root, document)));
  });

  it('is its own published form, without what is computed, for any document', () => {
    fc.assert(
      fc.property(arbitraryOf(root), value => {
        const published = publishedForm(root, value);
        expect(publishedForm(root, published)).toEqual(published);
        const stored = withoutComputed(root, published);
        expect(publishedForm(root, stored)).toEqual(published);
        expect(JSON.stringify(stored)).not.toContain('"order"');
        expect(withoutComputed(root, value)).toBe(value);
        expect(withoutComputedShared(root, published)).toEqual(stored);
        expect(withoutComputedShared(root, published)).toBe(withoutComputedShared(root, published));
      }),
    );
  });

  it('cannot depend on what lies outside of its section', () => {
    const outside = { visibleWhen: { path: '/name', equals: 'D' }, publishedWhenVisible: true } as const;
    const field = group({ label: 'Document' }, { name: text({ label: 'Name' }), a: text({ label: 'A', ...outside }) });
    expect(() => publishedForm(field, { name: 'D', a: '' })).toThrow('depends on its own groups');
  });
});

describe('what a client sends back', () => {
  it('is left without its computed values, in a document and in changes', () => {
    const sent = {
      ...{ ...document, total: 3 },
      parts: document.parts.map((one, order) => ({ ...one, order, size: 2 })),
    };
    expect(withoutComputed(root, sent)).toEqual(document);
    const given = [
      { op: 'set', path: '/total', value: 3 },
      { op: 'set', path: '/total/anything', value: 3 },
      { op: 'set', path: '/parts/[x]/order', value: 3 },
      { op: 'set', path: '/parts/[x]/size', value: 3 },
      { op: 'unset', path: '/parts/[x]/steps/[s]/order' },
      { op: 'set', path: '/parts/[x]/a', value: 'new' },
      { op: 'add', path: '/parts/[z]', value: { ...partOf('z', 'A'), order: 9, size: 9 } },
      { op: 'set', path: '/order', value: 'not computed here' },
    ];
    expect(changesWithoutComputed(root, given)).toEqual([
      given[5],
      { op: 'add', path: '/parts/[z]', value: partOf('z', 'A') },
      given[7],
    ]);
    expect(changesWithoutComputed(root, given)[0]).toBe(given[5]);
    expect(withoutComputed(root, initial(root))).toEqual(initial(root));
  });
});
