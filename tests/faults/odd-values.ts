import fc from 'fast-check';
import type { Schema } from './valid-requests.ts';

/** A path in a value, and its schema. */
export interface ValuePath {
  readonly keys: readonly string[];
  readonly node: Schema;
}

/**
 * Returns every path that a schema knows, those that the value lacks included. The first member of a list represents
 * all.
 */
export const valuePaths = (node: Schema, keys: readonly string[] = []): readonly ValuePath[] => {
  if (keys.length > 6) return [];
  const variants = node.anyOf ?? node.oneOf;
  if (variants !== undefined) return [{ keys, node }, ...variants.flatMap(one => valuePaths(one, keys).slice(1))];
  const members = Object.entries(node.properties ?? {}).flatMap(([key, inner]) => valuePaths(inner, [...keys, key]));
  const others = isSchema(node.additionalProperties) ? valuePaths(node.additionalProperties, [...keys, 'x']) : [];
  const items = isSchema(node.items) ? valuePaths(node.items, [...keys, '0']) : [];
  return [{ keys, node }, ...members, ...others, ...items];
};

const isSchema = (schema: Schema | boolean | undefined): schema is Schema =>
  typeof schema === 'object' && Object.keys(schema).length > 0;

/** Stands for a value that is left out. */
export const MISSING = Symbol('left out');

/**
 * Values for a path: none, wrong types, the extremes of its own type and just beyond them, and any other of the type.
 */
export const oddValues = (node: Schema): fc.Arbitrary<unknown> => {
  const types = [node, ...(node.anyOf ?? node.oneOf ?? [])].flatMap(({ type }) => type ?? []);
  // No schema: a document, a change list, anything.
  const anything = types.length === 0 && node.enum === undefined && node.const === undefined;
  const is = (...names: readonly string[]) => anything || names.some(name => types.includes(name));
  const kinds: fc.Arbitrary<unknown>[] = [fc.constantFrom<unknown>(MISSING, ...wrong)];
  if (is('string')) kinds.push(fc.constantFrom(...textsFor(node)), fc.string({ unit: 'binary', maxLength: 80 }));
  if (is('number', 'integer'))
    kinds.push(fc.constantFrom(...numbersFor(node)), fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }));
  if (is('array')) kinds.push(fc.constantFrom<unknown>([], [null], ['x'], Array(2000).fill(0), [[]]));
  if (is('object')) kinds.push(fc.constantFrom<unknown>({}, { surprise: 1 }, { toString: null }));
  if (anything || is('array')) kinds.push(fc.constantFrom<unknown>(...lists));
  return fc.oneof(...kinds);
};

const wrong: readonly unknown[] = [null, '', ' ', 0, -1, 1.5, true, false, [], {}, 'null', [null], [{}], { length: 1 }];

/** The last instant that four digits can write, the last that a Date can hold, and what columns of a database hold. */
const borders = [253_402_300_799_999, 8_640_000_000_000_000, 2 ** 31 - 1, 2 ** 53 - 1, 2 ** 63, 1e300];
const numbersFor = ({ minimum = 0, maximum = 100 }: Schema): readonly number[] => [
  ...[minimum, minimum - 1, maximum, maximum + 1, -0, 0.5],
  ...borders.flatMap(border => [border, border + 1, -border]),
];

const textsFor = ({ maxLength = 100 }: Schema): readonly string[] => [
  ...['x'.repeat(Math.min(maxLength, 4000)), 'x'.repeat(Math.min(maxLength + 1, 4001)), '🍕'.repeat(30)],
  ...['/a~', '/[~x]', '/departments/[~2]', '/[', 'a', '//', '~', '%', '%zz', '/__proto__', '/[x]/id'],
  ...['10000-01-01', '2026-02-30', '0000-00-00', '2026-13-45T25:61', '+05:00', 'Mars/Olympus', '24:00'],
  ...['\u200b', '\u202ea', 'a\r\nBcc: b@c.example', 'a\tb', '\u3164', '＝1+1', "' or 1=1 --", '<b>', '../..'],
  ...['__proto__', 'constructor', 'toString', 'default', '*', '9'.repeat(30), '1e400', '-1', 'NaN', '0x10', '١٢'],
];

const lists: readonly unknown[] = [
  [{ op: 'set', path: '/a~', value: 1 }],
  [{ op: 'set', path: '', value: null }],
  [{ op: 'set', path: '/tableSettings', value: 7 }],
  [{ op: 'reset', path: '' }],
  [{ op: 'reset', path: '/[~]' }],
  [{ op: 'add', path: '/paidInOutAccounts/[x]', after: 'gone', value: { id: 'x' } }],
  [{ op: 'move', path: '/paidInOutAccounts/[x]', after: null }],
  [{ op: 'remove', path: '/paidInOutAccounts' }],
  [{ op: 'unset', path: '/tableSettings' }],
  [{ op: 'boil' }],
];

/** Returns a value with another one at a path; missing parents are created. */
export const withOdd = (value: unknown, [key, ...more]: readonly string[], odd: unknown): unknown => {
  if (key === undefined) return odd;
  if (Array.isArray(value)) {
    const next = [...value];
    const inner = withOdd(next[Number(key)], more, odd);
    if (inner === MISSING) next.splice(Number(key), 1);
    else next[Number(key)] = inner;
    return next;
  }
  const members: Readonly<Record<string, unknown>> =
    typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
  const { [key]: before, ...others } = members;
  const inner = withOdd(before, more, odd);
  return inner === MISSING ? others : { ...others, [key]: inner };
};
