import {
  choice,
  duration,
  type Field,
  group,
  nullable,
  number,
  reference,
  timeOfDay,
  toggle,
  type Value,
} from '@commissary/schema';
import { limitedOnline } from './limited-online.ts';

const later = { path: 'printToKitchenRightAway', equals: false } as const;

const fields = group(
  {
    label: 'Deferred orders',
    help: 'Orders for later today or another day',
    permission: 'accessConfigurationOptions',
    alsoBy: limitedOnline,
    layout: [
      {
        title: 'In the kitchen',
        fields: ['printToKitchenRightAway', 'leadTime', 'printTime', 'printOrdersWithinDays'],
      },
      { title: 'Extra print', fields: ['advancedExtraPrint', 'printer'] },
      {
        title: 'From guests',
        fields: ['allowDeferredOnlineOrders', 'minOrderLeadTime', 'minOrderLeadUnit', 'maxOrderLeadDays'],
      },
      { title: 'In reports', fields: ['reportDeferredRevenueAt'] },
    ],
  },
  {
    leadTime: duration({ label: 'Send to the kitchen', help: 'That long before the order is due', initial: 2700 }),
    allowDeferredOnlineOrders: toggle({ label: 'Deferred orders online' }),
    maxOrderLeadDays: number({ label: 'At most ahead', initial: 14, min: 0, max: 366, unit: 'days' }),
    minOrderLeadTime: nullable(
      duration({
        label: 'At least ahead',
        help: 'Empty: no least time',
        initial: 2700,
        leastShown: 1,
        unitFrom: { path: 'minOrderLeadUnit', units: { MINUTES: 'minutes', HOURS: 'hours', DAYS: 'days' } },
      }),
    ),
    minOrderLeadUnit: choice({
      label: 'Counted in',
      options: [
        { value: 'MINUTES', label: 'Minutes' },
        { value: 'HOURS', label: 'Hours' },
        { value: 'DAYS', label: 'Days' },
      ],
    }),
    reportDeferredRevenueAt: choice({
      label: 'Revenue counts',
      options: [
        { value: 'ORDER_TIME', label: 'When the order is placed' },
        { value: 'PROMISE_TIME', label: 'When the order is due' },
      ],
    }),
    printToKitchenRightAway: toggle({ label: 'Print right away' }),
    advancedExtraPrint: choice({
      label: 'Print once more',
      help: 'For orders of another day',
      options: [
        { value: 'NONE', label: 'Nothing' },
        { value: 'RECEIPT', label: 'The receipt' },
        { value: 'KITCHEN', label: 'The kitchen ticket' },
        { value: 'BOTH', label: 'Both' },
      ],
    }),
    printer: reference({
      label: 'Printer',
      to: '/printers/physical',
      onRemoved: 'unset',
      visibleWhen: { path: 'advancedExtraPrint', equals: ['RECEIPT', 'KITCHEN', 'BOTH'] },
    }),
    printTime: timeOfDay({ label: 'Print orders of the day at', initial: 32_400, visibleWhen: later }),
    printOrdersWithinDays: number({
      label: 'Print ahead',
      help: 'Zero: on the day itself',
      max: 366,
      unit: 'days',
      visibleWhen: later,
    }),
  },
);

export interface DeferredOrders extends Value<typeof fields> {}
export const deferredOrders: Field<DeferredOrders> = fields;
