import { type Field, type FieldKinds, imageName, initial, validateValue } from '@commissary/schema';
import fc from 'fast-check';

const id = fc.oneof(fc.nat({ max: 30 }), fc.stringMatching(/^[a-z][a-z0-9]{0,5}$/));
const cents = (min: string, max: string) =>
  fc
    .integer({ min: Math.round(Number(min) * 100), max: Math.min(Math.round(Number(max) * 100), 1_000_000) })
    .map(amount => (amount / 100).toFixed(2));

const byKind: { readonly [K in keyof FieldKinds]: (field: FieldKinds[K]) => fc.Arbitrary<unknown> } = {
  choice: field => fc.constantFrom(...field.options.map(option => option.value)),
  color: field => (field.allowEmpty ? fc.oneof(fc.constant(''), color) : color),
  date: () => fc.oneof(fc.constant(''), day),
  'date-range': () =>
    fc
      .tuple(day, day)
      .map(days => days.toSorted())
      .map(([from, to]) => ({ from, to })),
  'localized-text': field =>
    fc.dictionary(fc.constantFrom('en', 'es-MX'), anyOf(field.item), { noNullPrototype: true }),
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
  distance: field => fc.double({ min: field.min, max: field.max, noNaN: true }),
  duration: field => fc.integer({ min: field.min, max: field.max }),
  group: field =>
    fc.record(Object.fromEntries(Object.entries(field.shape).map(([key, child]) => [key, anyOf(child)])), {
      requiredKeys: Object.keys(field.shape).filter(key => !field.shape[key]?.optional),
      noNullPrototype: true,
    }),
  id: () => id,
  image: () => fc.oneof(fc.constant(''), fc.stringMatching(new RegExp(`^/api/images/${imageName}$`))),
  list: field => fc.constant(initial(field)),
  map: field => fc.constant(initial(field)),
  money: field => cents(field.min, field.max),
  number: field => {
    const step = field.step === 'any' ? 0.25 : field.step;
    return fc
      .integer({ min: Math.ceil(field.min / step), max: Math.min(Math.floor(field.max / step), 2_000) })
      .map(steps => steps * step);
  },
  percent: field => cents(field.min, field.max),
  tenant: field =>
    fc.record({ type: fc.constantFrom(...field.types), id: fc.constant('elm') }, { noNullPrototype: true }),
  phone: () => fc.stringMatching(/^\d{10}$/),
  address: field =>
    fc
      .constantFrom(...field.states)
      .map(state => ({ street: '1 Elm St.', city: 'Lakeside', state, postalCode: '60611' })),
  point: () =>
    fc.record(
      { lat: fc.integer({ min: -90, max: 90 }), lng: fc.integer({ min: -180, max: 180 }) },
      { noNullPrototype: true },
    ),
  reference: field => (field.targetsStrings ? fc.constantFrom('', 'a word') : fc.oneof(fc.constant(''), id)),
  array: field => fc.array(anyOf(field.item), { maxLength: 3 }),
  secret: () => fc.stringMatching(/^\d{4}$/).map(last4 => ({ set: true, last4 })),
  set: field =>
    fc.uniqueArray(
      anyOf(field.item).filter(value => value !== ''),
      { maxLength: 4, selector: String },
    ),
  text: field =>
    field.pattern === undefined
      ? fc.string({ maxLength: Math.min(field.max, 12) })
      : fc.stringMatching(new RegExp(`^(?:${field.pattern})?$`)).map(value => value.slice(0, field.max)),
  'time-of-day': () => fc.nat({ max: 86_399 }),
  timestamp: () => fc.nat({ max: 2_000_000_000 }).map(seconds => seconds * 1000),
  'rich-text': () => fc.constantFrom('', '<p>A</p>'),
  toggle: () => fc.boolean(),
  union: field =>
    fc
      .constantFrom(...Object.entries(field.cases))
      .chain(([key, shape]) => anyOf(shape).map(value => ({ [field.discriminator]: key, [key]: value }))),
};

const day = fc.nat({ max: 40_000 }).map(days => new Date(days * 86_400_000).toISOString().slice(0, 10));
const color = fc.stringMatching(/^#[0-9a-f]{6}$/);
const anyOf = (field: Field): fc.Arbitrary<unknown> => byKind[field.kind.name as keyof FieldKinds](field as never);

/** Values that a field may have, as its own validation accepts them, of any kind. */
export const validValue = (field: Field): fc.Arbitrary<unknown> =>
  anyOf(field).filter(value => validateValue(field, value).length === 0);
