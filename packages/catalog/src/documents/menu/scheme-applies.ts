import { dayNames } from '@commissary/domain';
import { type Field, group, number, optional, reference, set, timeOfDay, union, type Value } from '@commissary/schema';
import { onlyThese } from '../restricted-to.ts';
import { channels } from './listing-fields.ts';

const cases = union(
  { label: 'Applies', help: 'The first that applies counts, else the default scheme' },
  {
    discriminator: 'when',
    initial: 'NEVER',
    cases: {
      NEVER: group({ label: 'Never, it is paused' }, {}),
      ALWAYS: group({ label: 'Always' }, {}),
      TIMES: group(
        {
          label: 'At certain times or for certain orders',
          layout: [{ fields: ['days', 'startTime', 'endTime'] }, { fields: ['orderTypes', 'channels'] }],
        },
        {
          days: set(
            { label: 'Days', initial: [0, 1, 2, 3, 4, 5, 6] },
            number({ label: 'Day', max: 6, names: dayNames }),
          ),
          startTime: optional(timeOfDay({ label: 'From', help: 'Leave blank for all day' })),
          endTime: optional(timeOfDay({ label: 'Until', help: 'Leave blank for all day' })),
          orderTypes: onlyThese(
            { label: 'Order types', help: 'Leave blank for all' },
            reference({ label: 'Order type', to: 'settings:/orderTypes/types', onDelete: 'drop-entry' }),
          ),
          channels,
        },
      ),
    },
  },
);

/** Ours: when prices of a scheme count. The first scheme of the list that applies is in force, else the default one. */
export type SchemeApplies = Value<typeof cases>;
export const schemeApplies: Field<SchemeApplies> = cases;
