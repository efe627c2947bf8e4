import { choice, type Field, group, idField, list, money, number, text, toggle, type Value } from '@commissary/schema';
import { named, rule } from '../../../rule.ts';
import { cashDrawers, cashPlace } from './cash-drawers.ts';

interface TicketNumbers {
  readonly startAt: number;
  readonly reset: { readonly mode: string; readonly resetAfter: number };
}

const ticketNumberFields = group(
  { label: 'Ticket numbers' },
  {
    startAt: number({ label: 'Start at', initial: 1, min: 0, max: 999_999 }),
    reset: group(
      { label: 'Reset ticket numbers', omitFromPath: true },
      {
        mode: choice({
          label: 'Reset ticket numbers',
          options: [
            { value: 'DAILY', label: 'Every day' },
            { value: 'NEVER', label: 'Never' },
            { value: 'AT_LIMIT', label: 'When the maximum is reached' },
          ],
        }),
        resetAfter: number({
          label: 'Maximum ticket number',
          initial: 9999,
          min: 1,
          max: 999_999,
          visibleWhen: { path: 'mode', equals: ['DAILY', 'AT_LIMIT'] },
        }),
      },
    ),
  },
  [
    rule<TicketNumbers>(
      'ticket-number-range',
      'startAt',
      ({ startAt, reset }) => reset.mode === 'NEVER' || startAt <= reset.resetAfter,
    ),
  ],
);

const reasonFields = group({ label: 'Reason' }, { id: idField(), name: text({ label: 'Reason', max: 60 }) }, [named()]);
export interface CashReason extends Value<typeof reasonFields> {}
const reason: Field<CashReason> = reasonFields;

const fields = group(
  {
    label: 'Cash',
    help: 'Drawers, ticket numbers, reasons and transfers',
    permission: 'accessConfigurationOptions',
    layout: [
      {
        fields: ['startingBalance', 'displayExpectedTender', 'detailedCashManagement', 'autoDepositCreditBatch'],
      },
      { fields: ['ticketNumbers'] },
      { title: 'Reasons', fields: ['customVoidReason', 'voidReasons', 'overShortReasons'] },
      { title: 'Cash transfers', fields: ['cashTransfers'], advanced: true },
    ],
  },
  {
    autoDepositCreditBatch: toggle({
      label: 'Auto-deposit credit card batch',
      help: 'Card payments are settled at end of day',
    }),
    ticketNumbers: ticketNumberFields,
    startingBalance: money({ label: 'Starting drawer balance', help: 'Opening cash in each drawer' }),
    displayExpectedTender: toggle({
      label: 'Show expected tender at close',
      help: 'Staff see the amount due while they count the drawer',
    }),
    cashTransfers: group(
      { label: 'Cash transfers', omitFromPath: true },
      {
        DRIVER_BANK: cashPlace('Driver bank'),
        DRIVER_DROP: cashPlace('Driver drop'),
        DRIVER_CLOSE: cashPlace('Driver checkout'),
        SERVER_BANK: cashPlace('Server bank'),
        SERVER_CLOSE: cashPlace('Server checkout'),
      },
    ),
    detailedCashManagement: toggle({
      label: 'Count cash by denomination',
      help: 'Bills and coins instead of one total',
    }),
    overShortReasons: list({ label: 'Over/short reasons', max: 100 }, reason),
    voidReasons: list({ label: 'Void reasons', max: 100 }, reason),
    customVoidReason: toggle({ label: 'Allow custom void reason', help: 'Staff can type their own reason' }),
    cashDrawers,
  },
);

export interface CashManagement extends Value<typeof fields> {}
export const cashManagement: Field<CashManagement> = fields;
