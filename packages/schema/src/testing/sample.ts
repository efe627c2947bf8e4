import type { Field, Value } from '../field/field.ts';
import { optional } from '../field/field.ts';
import { array } from '../kinds/array.ts';
import { choice } from '../kinds/choice.ts';
import { group } from '../kinds/group.ts';
import { idField } from '../kinds/id.ts';
import { list } from '../kinds/list.ts';
import { map } from '../kinds/map.ts';
import { money } from '../kinds/money.ts';
import { number } from '../kinds/number.ts';
import { percent } from '../kinds/percent.ts';
import { reference } from '../kinds/reference.ts';
import { secret } from '../kinds/secret.ts';
import { set } from '../kinds/set.ts';
import { text } from '../kinds/text.ts';
import { toggle } from '../kinds/toggle.ts';
import { union } from '../kinds/union.ts';

const dishFields = group(
  { label: 'Dish' },
  {
    id: idField(),
    info: group(
      { label: 'Dish', omitFromPath: true },
      { name: text({ label: 'Name', max: 20 }), plu: text({ label: 'PLU', pattern: '\\d+', unique: 'plu' }) },
      [{ code: 'unnamed', at: 'name', holds: info => info.name !== '' }],
    ),
    price: money({ label: 'Price', overridePermission: 'price' }),
    cost: money({ label: 'Cost', read: 'costs', permission: 'costs' }),
    tags: set({ label: 'Tags' }, reference({ label: 'Tag', to: '/tags', onDelete: 'drop-entry' })),
    station: optional(reference({ label: 'Station', to: '/stations', onDelete: 'unset' })),
  },
);
export interface Dish extends Value<typeof dishFields> {}
export const dish: Field<Dish> = dishFields;

const courseFields = group(
  { label: 'Course' },
  {
    id: idField(),
    name: text({ label: 'Name' }),
    dishes: list({ label: 'Dishes', namePath: 'info/name' }, dish),
    note: optional(text({ label: 'Note', read: 'notes', permission: 'notes' })),
  },
);
export interface Course extends Value<typeof courseFields> {}
const course: Field<Course> = courseFields;

const namedFields = group({ label: 'Tag' }, { id: idField(), name: text({ label: 'Name' }) });
interface Named extends Value<typeof namedFields> {}
const named: Field<Named> = namedFields;

/** Cases with a unique value, a reference, hidden and restricted fields, a rule, a list, and none at all. */
const offer = union(
  { label: 'Offer' },
  {
    discriminator: 'type',
    initial: 'PERCENT',
    cases: {
      PERCENT: group({ label: 'Percent' }, { value: percent({ label: 'Value' }) }),
      AMOUNT: group(
        { label: 'Amount' },
        {
          value: money({ label: 'Value', permission: 'money' }),
          code: text({ label: 'Code', max: 4, unique: 'plu' }),
          margin: money({ label: 'Margin', read: 'costs', permission: 'costs' }),
        },
        [{ code: 'nothing-off', at: 'value', holds: amount => amount.value !== '0.00' || amount.code === '' }],
      ),
      DISHES: group(
        { label: 'Dishes' },
        {
          tags: set({ label: 'Tags' }, reference({ label: 'Tag', to: '/tags', onDelete: 'drop-entry' })),
          station: optional(reference({ label: 'Station', to: '/stations', onDelete: 'unset' })),
          steps: list({ label: 'Steps' }, named),
        },
      ),
      NONE: group({ label: 'None' }, {}),
    },
  },
);

const fields = group(
  { label: 'Card', permission: 'edit' },
  {
    courses: list({ label: 'Courses', storedPerMember: true }, course),
    tags: list({ label: 'Tags' }, named),
    stations: list({ label: 'Stations' }, named),
    kitchen: group(
      { label: 'Kitchen' },
      {
        seats: number({ label: 'Seats', alternativePermission: 'seating', unit: 'people', max: 50, initial: 8 }),
        mode: choice({
          label: 'Mode',
          options: [
            { value: 'A', label: 'Calm' },
            { value: 'B', label: 'Busy' },
          ],
        }),
        lines: list({ label: 'Border / primary color', storedPerMember: true }, named),
        pin: secret({ label: 'PIN', permission: 'pins' }),
        open: toggle({ label: 'Open' }),
      },
      [{ code: 'busy-needs-seats', at: 'seats', holds: kitchen => kitchen.mode !== 'B' || kitchen.seats > 0 }],
    ),
    rates: map({ label: 'Rates', permission: 'rates', alternativePermission: 'seating' }, percent({ label: 'Rate' })),
    offer,
    fees: array({ label: 'Fees' }, group({ label: 'Fee' }, { amount: money({ label: 'Amount' }) })),
    wages: group(
      { label: 'Wages', read: 'wages', permission: 'wages' },
      { hourly: money({ label: 'Hourly', initial: '15.00' }) },
    ),
  },
);
export interface Card extends Value<typeof fields> {}
/** A document with every kind of difficulty: parts in parts, hidden fields at every depth, references, secrets, rules. */
export const card: Field<Card> = fields;
