import fc from 'fast-check';
import type { Field } from '../field/field.ts';
import type { FieldKinds } from '../kinds/field-kinds.ts';
import { imageName } from '../kinds/image.ts';
import { memoByIdentity } from '../value/memo-by-identity.ts';

/** Few ids are frequent, so that references mean something and lists share ids. */
const id = fc.oneof(
  { weight: 3, arbitrary: fc.nat({ max: 3 }) },
  { weight: 1, arbitrary: fc.nat({ max: 30 }) },
  { weight: 1, arbitrary: fc.stringMatching(/^[a-z][a-z0-9]{0,5}$/) },
);
// Made once: it reads its pattern each time.
const mapKey = fc.stringMatching(/^[a-z0-9]{1,3}$/);
const cents = (min: string, max: string) =>
  fc
    .integer({ min: Math.round(Number(min) * 100), max: Math.min(Math.round(Number(max) * 100), 1_000_000) })
    .map(amount => (amount / 100).toFixed(2));

const day = (min: string, max: string) =>
  fc
    .integer({ min: Date.parse(min) / 86_400_000, max: Date.parse(max) / 86_400_000 })
    .map(days => new Date(days * 86_400_000).toISOString().slice(0, 10));

/**
 * Random values in the form of each kind. Rules over several fields are ignored: filter by `check` where that matters.
 */
export const byKind: { readonly [K in keyof FieldKinds]: (field: FieldKinds[K]) => fc.Arbitrary<unknown> } = {
  date: field => fc.oneof(fc.constant(''), day(field.min, field.max)),
  'date-range': field =>
    fc
      .tuple(day('0001-01-01', '9999-12-31'), day('0001-01-01', '9999-12-31'), fc.boolean(), fc.boolean())
      .map(([one, other, noStart, noEnd]) => {
        const [from = '', to = ''] = [one, other].toSorted();
        return {
          from: noStart && field.open.includes('from') ? '' : from,
          to: noEnd && field.open.includes('to') ? '' : to,
        };
      }),
  'weekly-schedule': () =>
    fc.array(
      fc.record(
        {
          days: fc.subarray([0, 1, 2, 3, 4, 5, 6], { minLength: 1 }),
          from: fc.nat({ max: 86_399 }),
          to: fc.nat({ max: 86_399 }),
        },
        { noNullPrototype: true },
      ),
      { maxLength: 3 },
    ),
  'localized-text': field =>
    fc.dictionary(fc.constantFrom('en', 'es-MX', 'zh-Hant'), arbitraryOf(field.item), { noNullPrototype: true }),
  'rich-text': () => fc.constantFrom('', '<p>A &amp; <em>b</em></p>', '<a href="https://example.com">C</a>'),
  toggle: () => fc.boolean(),
  text: field =>
    field.pattern === undefined
      ? fc.string({ maxLength: Math.min(field.max, 12) }).map(value => value.replaceAll(/[\r\n]/g, ' '))
      : fc.stringMatching(new RegExp(`^(?:${field.pattern})?$`)).map(value => value.slice(0, field.max)),
  number: field => {
    const step = field.step === 'any' ? 0.25 : field.step;
    return fc
      .integer({ min: Math.ceil(field.min / step), max: Math.min(Math.floor(field.max / step), 2_000) })
      .map(steps => steps * step);
  },
  money: field => cents(field.min, field.max),
  percent: field => cents(field.min, field.max),
  duration: field => fc.integer({ min: field.min, max: field.max }),
  distance: field => fc.double({ min: field.min, max: field.max, noNaN: true }),
  tenant: field =>
    fc.record({ type: fc.constantFrom(...field.types), id: fc.constant('elm') }, { noNullPrototype: true }),
  phone: () => fc.stringMatching(/^\d{10}$/),
  address: field =>
    fc.record(
      {
        street: fc.stringMatching(/^\d{1,4} [A-Z][a-z]{2,8} St\.$/),
        city: fc.stringMatching(/^[A-Z][a-z]{2,8}$/),
        state: fc.constantFrom(...field.states),
        postalCode: fc.stringMatching(/^\d{5}(-\d{4})?$/),
      },
      { noNullPrototype: true },
    ),
  point: () =>
    fc.record(
      { lat: fc.integer({ min: -90, max: 90 }), lng: fc.integer({ min: -180, max: 180 }) },
      { noNullPrototype: true },
    ),
  'time-of-day': () => fc.nat({ max: 86_399 }),
  timestamp: () => fc.nat({ max: 2_000_000_000 }).map(seconds => seconds * 1000),
  choice: field => fc.constantFrom(...field.options.map(option => option.value)),
  color: () => fc.stringMatching(/^#[0-9a-f]{6}$/),
  image: () => fc.stringMatching(new RegExp(`^/api/images/${imageName}$`)),
  id: () => id,
  reference: () => fc.oneof(fc.constant(''), id),
  secret: () => fc.stringMatching(/^s[a-z0-9]{3,8}$/).map($secret => ({ $secret })),
  group: field =>
    fc
      .record(Object.fromEntries(Object.entries(field.shape).map(([key, child]) => [key, arbitraryOf(child)])), {
        requiredKeys: Object.keys(field.shape).filter(key => !field.shape[key]?.optional),
      })
      .map(value => ({ ...value })),
  union: field => {
    const cases = Object.fromEntries(Object.entries(field.cases).map(([key, shape]) => [key, arbitraryOf(shape)]));
    return fc
      .tuple(fc.constantFrom(...Object.keys(cases)), fc.record(cases), fc.subarray(Object.keys(cases)))
      .map(([active, filled, kept]) => ({
        ...Object.fromEntries(kept.map(key => [key, filled[key]])),
        [active]: filled[active],
        [field.discriminator]: active,
      }));
  },
  map: field => fc.dictionary(mapKey, arbitraryOf(field.item), { maxKeys: 4 }).map(value => ({ ...value })),
  array: field => fc.array(arbitraryOf(field.item), { maxLength: 3 }),
  set: field =>
    fc.uniqueArray(
      arbitraryOf(field.item).filter(value => value !== ''),
      { maxLength: 4, selector: String },
    ),
  list: field =>
    fc
      .uniqueArray(fc.tuple(id, arbitraryOf(field.item)), { maxLength: 4, selector: ([key]) => String(key) })
      .map(members => members.map(([key, member]) => ({ ...(member as object), id: key }))),
};

/** Random well-formed values of a field, for property tests over definitions. Random definitions share their fields. */
export const arbitraryOf: (field: Field) => fc.Arbitrary<unknown> = memoByIdentity(field => {
  if (!isKnown(field.kind.name)) throw new Error(`No random values for the kind ${field.kind.name}`);
  return byKind[field.kind.name](field as never);
});

const isKnown = (name: string): name is keyof FieldKinds => Object.hasOwn(byKind, name);
