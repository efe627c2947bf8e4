import {
  array,
  date,
  dateRange,
  type Field,
  group,
  idField,
  isGroup,
  isList,
  isUnion,
  list,
  localizedText,
  map,
  number,
  optional,
  reference,
  richText,
  type Shape,
  set,
  text,
  toggle,
  union,
  weeklySchedule,
} from '@commissary/schema';
import fc from 'fast-check';

const label = 'Field';
const leaf = fc.constantFrom<Field>(
  toggle({ label }),
  text({ label, max: 3 }),
  number({ label, max: 4 }),
  set({ label }, number({ label, max: 3 })),
  map({ label }, toggle({ label })),
  array({ label }, number({ label, max: 3 })),
  reference({ label, to: ['/main', '/a'], onDelete: 'unset' }),
  date({ label }),
  dateRange({ label }),
  weeklySchedule({ label }),
  localizedText({ label, max: 3 }),
  richText({ label }),
);

const { field, shape } = fc.letrec<{ field: Field; shape: Shape }>(tie => ({
  field: fc.oneof(
    { depthSize: 'small', maxDepth: 3 },
    leaf,
    tie('shape').map(inside => group({ label }, inside)),
    fc
      .tuple(tie('shape'), fc.constantFrom<object>({}, { uniqueIds: 'document' }, { keyedBy: ['id'], as: 'matrix' }))
      .map(([inside, more]) => list({ label, ...more }, group({ label }, { ...inside, id: idField() }))),
    fc
      .tuple(tie('shape'), tie('shape'))
      .map(([A, B]) =>
        union(
          { label },
          { discriminator: 'type', initial: 'A', cases: { A: group({ label }, A), B: group({ label }, B) } },
        ),
      ),
  ),
  shape: fc.dictionary(
    fc.constantFrom('a', 'b', 'c/d', '[e]', 'A'),
    fc.tuple(tie('field'), fc.boolean()).map(([inner, isOptional]) => (isOptional ? optional(inner) : inner)),
    { maxKeys: 3, noNullPrototype: true },
  ),
}));

/** A random definition with every way in which changes name values, and three documents of it, some cases of unions kept. */
export const defined = fc
  .tuple(shape, field)
  .map(([inside, main]) => group({ label }, { ...inside, main }))
  .chain(root => fc.tuple(fc.constant<Field>(root), documentsOf(root), documentsOf(root), documentsOf(root)));

const documentsOf = (root: Field) => valuesOf(root) as fc.Arbitrary<Readonly<Record<string, unknown>>>;

const valuesOf = (of: Field): fc.Arbitrary<unknown> => {
  if (isUnion(of)) {
    const cases = Object.fromEntries(Object.entries(of.cases).map(([key, inside]) => [key, valuesOf(inside)]));
    return fc
      .tuple(fc.constantFrom(...Object.keys(cases)), fc.record(cases, { requiredKeys: [], noNullPrototype: true }))
      .map(([active, filled]) => ({ [active]: {}, ...filled, [of.discriminator]: active }));
  }
  if (isGroup(of))
    return fc.record(Object.fromEntries(Object.entries(of.shape).map(([key, child]) => [key, valuesOf(child)])), {
      requiredKeys: Object.keys(of.shape).filter(key => !of.shape[key]?.optional),
      noNullPrototype: true,
    });
  if (isList(of))
    return fc
      .uniqueArray(fc.tuple(fc.constantFrom('a', 'b', 'c', 1, 2), valuesOf(of.item)), {
        maxLength: 4,
        selector: ([id]) => String(id),
      })
      .map(members => members.map(([id, member]) => ({ ...(member as object), id })));
  return values[of.kind.name] ?? fc.nat(4);
};

const day = fc.constantFrom('', '2026-01-31', '2028-02-29');
const words = fc.constantFrom('', 'x', 'y');

/** Values of the kinds that are no group, list or union; a number for all others. */
const values: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  toggle: fc.boolean(),
  text: words,
  set: fc.uniqueArray(fc.nat(3), { maxLength: 3 }),
  map: fc.dictionary(fc.constantFrom('a', '7', '[x]'), fc.boolean(), { noNullPrototype: true }),
  array: fc.array(fc.nat(3), { maxLength: 3 }),
  reference: fc.constantFrom('', 'a', 'b', 1),
  date: day,
  'date-range': fc.record({ from: day, to: day }, { noNullPrototype: true }),
  'weekly-schedule': fc.array(
    fc.record({ days: fc.subarray([0, 3, 6]), from: fc.nat(3), to: fc.nat(3) }, { noNullPrototype: true }),
    { maxLength: 2 },
  ),
  'localized-text': fc.dictionary(fc.constantFrom('en', 'es-MX'), words, { noNullPrototype: true }),
  'rich-text': fc.constantFrom('', '<p>A &amp; <em>b</em></p>'),
};
