import { dayNames } from '@commissary/domain';
import {
  choice,
  date,
  duration,
  type Field,
  group,
  money,
  number,
  reference,
  set,
  timeOfDay,
  toggle,
  type Value,
} from '@commissary/schema';
import { rule } from '../../../rule.ts';
import { onlyThese } from '../../restricted-to.ts';

const isEnabled = { path: 'enabled', equals: true } as const;

interface Dates {
  readonly enabled: boolean;
  readonly from: string;
  readonly to: string;
}

/** Dates, days and times are those of the location. An empty set does not limit; see `onlyThese` for removals. */
const fields = group(
  { label: 'Validity', omitFromPath: true },
  {
    dateRange: group(
      { label: 'Dates', omitFromPath: true },
      {
        enabled: toggle({ label: 'Only between two dates' }),
        from: date({ label: 'First day', visibleWhen: isEnabled }),
        to: date({ label: 'Last day', visibleWhen: isEnabled }),
      },
      [
        rule<Dates>(
          'dates-reversed',
          'to',
          ({ enabled, from, to }) => !enabled || from === '' || to === '' || from <= to,
        ),
      ],
    ),
    daysOfTheWeek: set(
      { label: 'Days of the week', initial: [0, 1, 2, 3, 4, 5, 6], max: 7 },
      number({ label: 'Day', max: 6, names: dayNames }),
    ),
    timeOfDay: group(
      { label: 'Time of day', omitFromPath: true },
      {
        enabled: toggle({ label: 'Only at a time of day' }),
        startTime: timeOfDay({ label: 'From', initial: 39_600, visibleWhen: isEnabled }),
        endOffset: duration({
          label: 'For',
          initial: 14_400,
          min: 60,
          max: 86_400,
          shownIn: 'hours',
          visibleWhen: isEnabled,
        }),
      },
    ),
    orderTypes: onlyThese(
      { label: 'Order types', help: 'Leave blank for every order type', max: 100 },
      reference({ label: 'Order type', to: 'settings:/orderTypes/types', onDelete: 'drop-entry' }),
    ),
    tenderTypes: onlyThese(
      { label: 'Tender types', help: 'Leave blank for every tender type', max: 100 },
      reference({ label: 'Tender type', to: 'settings:/tenderTypes', onDelete: 'drop-entry' }),
    ),
    customerTypes: set(
      { label: 'Customer types', help: 'Leave blank for every guest', max: 3, emptyIsAll: true },
      choice({
        label: 'Customer type',
        options: [
          { value: 'RESIDENTIAL', label: 'Residential' },
          { value: 'BUSINESS', label: 'Business' },
          { value: 'LODGING', label: 'Lodging' },
        ],
      }),
    ),
    customerGroups: onlyThese(
      { label: 'Customer groups', help: 'Leave blank for every guest', max: 200 },
      reference({ label: 'Customer group', to: 'settings:/marketing/customerGroups', onDelete: 'drop-entry' }),
    ),
    minimumPurchase: group(
      { label: 'Minimum purchase', omitFromPath: true },
      {
        amount: money({ label: 'Minimum purchase', help: 'Leave at 0.00 for none' }),
        mode: choice({
          label: 'Minimum counted',
          options: [
            { value: 'BEFORE', label: 'Before tax' },
            { value: 'AFTER', label: 'After tax' },
          ],
        }),
      },
    ),
    // Ours: a guest is known by whoever takes the order, and so is what the guest ordered before.
    guestDailyLimit: group(
      { label: 'Limit per guest', omitFromPath: true },
      {
        enabled: toggle({ label: 'Limit per guest and day', help: 'The guest has to be known' }),
        orders: number({ label: 'Orders per guest and day', initial: 1, min: 1, max: 99, visibleWhen: isEnabled }),
      },
    ),
    usageLimit: number({ label: 'Uses per order', initial: 1, min: 1, max: 99 }),
  },
);

export interface OfferValidity extends Value<typeof fields> {}
export const offerValidity: Field<OfferValidity> = fields;
