import {
  type Field,
  group,
  idField,
  isGroup,
  isList,
  isUnion,
  list,
  number,
  optional,
  type Shape,
  set,
  text,
  toggle,
  union,
} from '@commissary/schema';
import fc from 'fast-check';

const label = 'Field';
const leaf = fc.constantFrom<Field>(
  toggle({ label }),
  text({ label, max: 3 }),
  number({ label, max: 4 }),
  set({ label }, number({ label, max: 3 })),
);

const { field, shape } = fc.letrec<{ field: Field; shape: Shape }>(tie => ({
  field: fc.oneof(
    { depthSize: 'small', maxDepth: 3 },
    leaf,
    tie('shape').map(inside => group({ label }, inside)),
    tie('shape').map(inside => list({ label }, group({ label }, { ...inside, id: idField() }))),
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

/** A random definition with groups, lists, sets and unions, and three documents of it, some cases of unions kept. */
export const defined = fc
  .tuple(shape, field)
  .map(([inside, main]) => group({ label }, { ...inside, main }))
  .chain(root => fc.tuple(fc.constant<Field>(root), valuesOf(root), valuesOf(root), valuesOf(root)));

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
  if (of.kind.name === 'toggle') return fc.boolean();
  if (of.kind.name === 'text') return fc.constantFrom('', 'x', 'y');
  if (of.kind.name === 'set') return fc.uniqueArray(fc.nat(3), { maxLength: 3 });
  return fc.nat(4);
};
