import fc from 'fast-check';
import { expect, it } from 'vitest';
import { canonicalJson, createCanonicalJson } from './canonical.ts';

/** Written directly from the definition, and shares no code with the tested function. */
const spelt = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(spelt).join(',')}]`;
  if (typeof value !== 'object' || value === null) return value === undefined ? 'null' : JSON.stringify(value);
  const entries = Object.entries(value).filter(([, below]) => below !== undefined);
  const sorted = entries.toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${sorted.map(([key, below]) => `${JSON.stringify(key)}:${spelt(below)}`).join(',')}}`;
};

const key = fc.oneof(
  fc.constantFrom('10', '9', '1', '-1', 'b', 'a', 'Z', '', '__proto__', 'é', '\u{1f600}'),
  fc.string(),
);
const { value: anything } = fc.letrec(tie => ({
  value: fc.oneof({ maxDepth: 4 }, fc.jsonValue(), tie('record'), fc.array(tie('value'), { maxLength: 4 })),
  record: fc
    .array(fc.tuple(key, fc.option(tie('value'), { nil: undefined })), { maxLength: 5 })
    .map(Object.fromEntries),
}));

it('serializes every value as its definition says, for any keys in any order', () => {
  fc.assert(
    fc.property(anything, value => {
      const before = JSON.stringify(value);
      expect(canonicalJson(value)).toBe(spelt(value));
      expect(JSON.stringify(value)).toBe(before);
    }),
  );
});

it('serializes the same when it caches the members of lists', () => {
  fc.assert(
    fc.property(fc.array(anything, { maxLength: 3 }), fc.array(fc.nat(2), { maxLength: 6 }), (members, order) => {
      const serialize = createCanonicalJson();
      const shared = order.map(index => members[index]);
      for (const value of [shared, { list: shared, again: { shared } }, ...members, shared.toReversed()])
        expect(serialize(value)).toBe(canonicalJson(value));
    }),
  );
});

it('sorts numeric keys as strings, alone and among other keys', () => {
  expect(
    canonicalJson([
      { b: 1, a: { 9: 1, 10: 2 } },
      { 1: 1, 2: 2 },
    ]),
  ).toBe('[{"a":{"10":2,"9":1},"b":1},{"1":1,"2":2}]');
});

it('serializes a member once, whatever lists it is in and at which position', () => {
  let reads = 0;
  const member = {
    get name() {
      reads += 1;
      return 'Marinara';
    },
  };
  const serialize = createCanonicalJson();
  serialize({ items: [member] });
  const once = reads;
  serialize({ items: [{ name: 'Bianca' }, member], id: 'pizza' });
  expect(reads).toBe(once);
});
