import { daySeconds } from '@commissary/domain';
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
import { rule } from '../../../rule.ts';
import { limitedOnline } from './limited-online.ts';

const later = { path: 'printToKitchenRightAway', equals: false } as const;

interface LeadTimes {
  readonly allowDeferredOnlineOrders: boolean;
  /** Seconds. */
  readonly minOrderLeadTime: number | null;
  readonly maxOrderLeadDays: number;
}

const fields = group(
  {
    label: 'Deferred orders',
    help: 'Orders placed now for a later time or day',
    permission: 'accessConfigurationOptions',
    alternativePermission: limitedOnline,
    layout: [
      {
        title: 'Kitchen',
        fields: ['printToKitchenRightAway', 'leadTime', 'printTime', 'printOrdersWithinDays'],
      },
      { title: 'Advance print', fields: ['advancedExtraPrint', 'printer'] },
      {
        title: 'Online ordering',
        fields: ['allowDeferredOnlineOrders', 'minOrderLeadTime', 'minOrderLeadUnit', 'maxOrderLeadDays'],
      },
      { title: 'Reports', fields: ['reportDeferredRevenueAt'] },
    ],
  },
  {
    leadTime: duration({
      label: 'Kitchen lead time',
      help: 'How long before the due time the ticket prints',
      initial: 2700,
    }),
    allowDeferredOnlineOrders: toggle({ label: 'Allow deferred online orders' }),
    maxOrderLeadDays: number({ label: 'Maximum days in advance', initial: 14, min: 0, max: 366, unit: 'days' }),
    minOrderLeadTime: nullable(
      duration({
        label: 'Minimum lead time',
        help: 'Leave blank for no minimum',
        initial: 2700,
        displayMin: 1,
        unitFrom: { path: 'minOrderLeadUnit', units: { MINUTES: 'minutes', HOURS: 'hours', DAYS: 'days' } },
      }),
    ),
    minOrderLeadUnit: choice({
      label: 'Lead time unit',
      options: [
        { value: 'MINUTES', label: 'Minutes' },
        { value: 'HOURS', label: 'Hours' },
        { value: 'DAYS', label: 'Days' },
      ],
    }),
    reportDeferredRevenueAt: choice({
      label: 'Report revenue',
      options: [
        { value: 'ORDER_TIME', label: 'On the order date' },
        { value: 'PROMISE_TIME', label: 'On the due date' },
      ],
    }),
    printToKitchenRightAway: toggle({ label: 'Print to kitchen immediately' }),
    advancedExtraPrint: choice({
      label: 'Extra advance print',
      help: 'For orders due on a later day',
      options: [
        { value: 'NONE', label: 'None' },
        { value: 'RECEIPT', label: 'Receipt' },
        { value: 'KITCHEN', label: 'Kitchen ticket' },
        { value: 'BOTH', label: 'Both' },
      ],
    }),
    printer: reference({
      label: 'Printer',
      to: '/printers/physical',
      onDelete: 'unset',
      visibleWhen: { path: 'advancedExtraPrint', equals: ['RECEIPT', 'KITCHEN', 'BOTH'] },
    }),
    printTime: timeOfDay({ label: 'Print the day’s orders at', initial: 32_400, visibleWhen: later }),
    printOrdersWithinDays: number({
      label: 'Print orders due within',
      help: 'Enter 0 for same day only',
      max: 366,
      unit: 'days',
      visibleWhen: later,
    }),
  },
  [
    // With 0 days in advance an order is due on the same day.
    rule<LeadTimes>(
      'lead-time-range',
      'maxOrderLeadDays',
      ({ allowDeferredOnlineOrders, minOrderLeadTime, maxOrderLeadDays }) =>
        !allowDeferredOnlineOrders || (minOrderLeadTime ?? 0) < (maxOrderLeadDays + 1) * daySeconds,
    ),
  ],
);

export interface DeferredOrders extends Value<typeof fields> {}
export const deferredOrders: Field<DeferredOrders> = fields;
