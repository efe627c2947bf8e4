import fc from 'fast-check';
import { type Field, optional } from '../field/field.ts';
import type { Layout } from '../field/layout.ts';
import type { Condition } from '../field/meta.ts';
import { atMost, exactlyOne, required } from '../field/rules.ts';
import { array } from '../kinds/array.ts';
import { choice } from '../kinds/choice.ts';
import { type Group, group, type Shape } from '../kinds/group.ts';
import { idField } from '../kinds/id.ts';
import { list } from '../kinds/list.ts';
import { localizedText } from '../kinds/localized-text.ts';
import { map } from '../kinds/map.ts';
import { money } from '../kinds/money.ts';
import { number } from '../kinds/number.ts';
import { reference } from '../kinds/reference.ts';
import { richText } from '../kinds/rich-text.ts';
import { set } from '../kinds/set.ts';
import { text } from '../kinds/text.ts';
import { date } from '../kinds/time/date.ts';
import { dateRange } from '../kinds/time/date-range.ts';
import { weeklySchedule } from '../kinds/time/weekly-schedule.ts';
import { toggle } from '../kinds/toggle.ts';
import { union } from '../kinds/union.ts';

const keys = ['a', 'b', 'c/d', '[e]', 'toString', '0'];
const label = 'Field';

const leaf: fc.Arbitrary<Field> = fc.constantFrom<Field>(
  toggle({ label }),
  text({ label, max: 5 }),
  text({ label, read: 'secrets', permission: 'secrets' }),
  text({ label, unique: 'code', max: 1 }),
  number({ label, max: 3 }),
  money({ label, permission: 'money', max: '2.00' }),
  choice({
    label,
    options: [
      { value: 'A', label: 'A' },
      { value: 'B', label: 'B' },
    ],
  }),
  reference({ label, to: '/targets', onDelete: 'unset' }),
  set({ label }, reference({ label, to: '/targets', onDelete: 'drop-entry' })),
  array({ label }, money({ label })),
  map({ label }, toggle({ label })),
  text({ label, max: 4, overrideOnly: true }),
  date({ label }),
  dateRange({ label }),
  weeklySchedule({ label }),
  localizedText({ label, max: 3 }),
  richText({ label }),
);

const { field, shape } = fc.letrec<{ field: Field; shape: Shape }>(tie => ({
  field: fc.oneof(
    { depthSize: 'small', maxDepth: 2 },
    leaf,
    tie('shape').map(inside => group({ label }, inside)),
    fc.tuple(tie('shape'), tie('shape'), tie('shape')).map(([A, B, C]) =>
      union(
        { label },
        {
          discriminator: 'type',
          initial: 'A',
          cases: { A: group({ label }, A), B: group({ label, permission: 'money' }, B), C: group({ label }, C) },
        },
      ),
    ),
    fc
      .tuple(tie('shape'), fc.boolean())
      .map(([inside, isPart]) =>
        list({ label, ...(isPart && { storedPerMember: true }) }, group({ label }, { ...inside, id: idField() })),
      ),
  ),
  shape: fc.dictionary(
    fc.constantFrom(...keys),
    fc.tuple(tie('field'), fc.boolean()).map(([inner, isOptional]) => (isOptional ? optional(inner) : inner)),
    { maxKeys: 3, noNullPrototype: true },
  ),
}));

const targets = list(
  { label: 'Targets' },
  group({ label: 'Target' }, { id: idField(), name: text({ label: 'Name' }), main: toggle({ label: 'Main' }) }),
);

const condition = fc.letrec<{ condition: Condition }>(tie => ({
  condition: fc.oneof(
    { depthSize: 'small', maxDepth: 2 },
    fc.constantFrom<Condition>(
      { path: 'on', equals: true },
      { path: 'main', up: 1, equals: [true, false] },
      { path: 'kind', empty: true },
      { path: '/targets', empty: true },
      { path: '/rooms/[.]/main', equals: true },
      { path: '/rooms/[?main]/price', empty: true },
    ),
    fc.array(tie('condition'), { minLength: 1, maxLength: 2 }).map(any => ({ any })),
    fc.array(tie('condition'), { minLength: 1, maxLength: 2 }).map(all => ({ all })),
    tie('condition').map(not => ({ not })),
  ),
})).condition;

const uniqueIds = fc.constantFrom('document' as const, 'parent' as const);
const layout = fc.constantFrom<Layout>(
  [],
  [
    { fields: ['price', 'id'], columns: 2 },
    { fields: ['main'], advanced: true, summary: ['price'], aside: true },
  ],
  {
    tabs: [
      { key: 'one', title: 'One', blocks: [{ fields: ['main'] }] },
      { key: 'two', title: 'Two', blocks: [] },
    ],
  },
);
/** What a reference of a thing may mean: in its own room, in the room beside it, in all rooms, in one of several lists. */
const kindTargets = fc.constantFrom<string | readonly string[]>(
  '/rooms/[.]/kinds',
  '/rooms/[@room]/kinds',
  '/rooms/[?main]/kinds',
  '/rooms/[]/kinds',
  ['/rooms/[.]/kinds', '/targets'],
  ['/rooms/[@room]/things', '/rooms/[.]/kinds'],
);
const sources = fc.subarray([
  '/rooms/[.]/kinds/[@kind]/price',
  '/rooms/[@room]/kinds/[@kind]/price',
  '/rooms/[?main]/price',
  '/rooms/[.]/price',
]);

/** The same from a group inside a thing. */
const outwards = (targets: readonly string[]) => targets.map(target => target.replaceAll('[@', '[@^'));

const price = (inheritsFrom: readonly string[] = []) => optional(money({ label: 'Price', max: '9.00', inheritsFrom }));
const on = toggle({ label: 'On' });
const id = idField();
const main = toggle({ label: 'Main' });
const ownPrice = price();
const room = reference({ label: 'Refers to', to: '/rooms', onDelete: 'unset' });
const refer = (to: string | readonly string[]) => reference({ label: 'Refers to', to, onDelete: 'unset' });
const drop = (to: string | readonly string[]) => reference({ label: 'Refers to', to, onDelete: 'drop-entry' });

const kind = group({ label: 'Kind' }, { id, on, price: ownPrice });
/** A matrix with one reference, whose members have the ids of its targets, or with two. */
const cellsBy = (keyedBy: readonly string[]) =>
  list(
    { label: 'Cells', keyedBy, as: 'matrix' },
    group(
      { label: 'Cell' },
      {
        id: keyedBy.length === 1 ? drop('/rooms/[.]/kinds') : id,
        row: refer('/rooms/[.]/kinds'),
        column: refer(['/rooms/[.]/kinds', '/targets']),
        price: ownPrice,
      },
    ),
  );

/** Rooms with kinds and things: references with scopes, ids unique in the document, inherited values, a matrix. */
const rooms = fc
  .record({
    layout,
    kindIds: uniqueIds,
    thingIds: uniqueIds,
    kind: kindTargets,
    there: kindTargets,
    some: kindTargets,
    sources,
    extra: field,
    visible: condition,
    readOnly: condition,
    cells: fc.constantFrom(cellsBy(['id']), cellsBy(['row', 'column'])),
    rules: fc.boolean(),
    isPart: fc.boolean(),
  })
  .map(one => {
    const kinds = list({ label: 'Kinds', uniqueIds: one.kindIds }, kind);
    const things = list(
      { label: 'Things', uniqueIds: one.thingIds, ...(one.isPart && { storedPerMember: true }) },
      group(
        { label: 'Thing' },
        {
          id,
          on,
          name: text({ label: 'Name', max: 3, visibleWhen: one.visible, readOnlyWhen: one.readOnly }),
          kind: refer(one.kind),
          room,
          there: refer(one.there),
          some: set({ label: 'Some' }, drop(one.some)),
          price: price(one.sources),
          inner: group({ label: 'Inner' }, { price: price(outwards(one.sources)) }),
          extra: optional({ ...one.extra, visibleWhen: one.visible }),
          cells: one.cells,
        },
        one.rules ? [required('name', 'needs-name')] : [],
      ),
    );
    return list(
      { label: 'Rooms', uniqueIds: 'document', ...(one.isPart && { storedPerMember: true }) },
      group({ label: 'Room', layout: one.layout }, { id, main, price: ownPrice, kinds, things }),
    );
  });

/** A random document definition with every kind of field, reference, condition, rule and layout. */
export const anyDefinition: fc.Arbitrary<Group<unknown>> = fc
  .tuple(shape, field, rooms, fc.boolean())
  .map(([inside, main, inner, isCounted]) =>
    group(
      {
        label: 'Document',
        documentRules: [
          atMost(1, '/targets', 'main', 'one-main'),
          ...(isCounted ? [exactlyOne('/rooms/[]/kinds', 'on', 'one-on')] : []),
        ],
      },
      { ...inside, main, targets, rooms: inner },
    ),
  );
