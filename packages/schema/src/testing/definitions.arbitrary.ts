import fc from 'fast-check';
import { type Field, optional } from '../field/field.ts';
import { atMost } from '../field/rules.ts';
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
  date({ label }),
  dateRange({ label }),
  weeklySchedule({ label }),
  localizedText({ label, max: 3 }),
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

/** A random document definition: groups, unions, lists with and without parts, sets, maps, references, hidden fields. */
export const anyDefinition: fc.Arbitrary<Group<unknown>> = fc
  .tuple(shape, field)
  .map(([inside, main]) =>
    group(
      { label: 'Document', documentRules: [atMost(1, '/targets', 'main', 'one-main')] },
      { ...inside, main, targets },
    ),
  );
