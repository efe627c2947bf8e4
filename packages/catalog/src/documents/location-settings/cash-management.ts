import { choice, type Field, group, id, list, money, number, text, toggle, type Value } from '@commissary/schema';
import { named } from '../rule.ts';
import { cashDrawers, cashPlace } from './cash-drawers.ts';

const ticketNumberFields = group(
  { label: 'Ticket numbers' },
  {
    startAt: number({ label: 'First number', initial: 1, min: 0, max: 999_999 }),
    reset: group(
      { label: 'Start again', quiet: true },
      {
        mode: choice({
          label: 'Start again',
          options: [
            { value: 'DAILY', label: 'Every day' },
            { value: 'NEVER', label: 'Never' },
            { value: 'AT_LIMIT', label: 'After the last number' },
          ],
        }),
        resetAfter: number({
          label: 'Last number',
          initial: 9999,
          min: 1,
          max: 999_999,
          visibleWhen: { path: 'mode', equals: ['DAILY', 'AT_LIMIT'] },
        }),
      },
    ),
  },
);

const reasonFields = group({ label: 'Reason' }, { id: id(), name: text({ label: 'Reason', max: 60 }) }, [named()]);
export interface CashReason extends Value<typeof reasonFields> {}
const reason: Field<CashReason> = reasonFields;

const fields = group(
  {
    label: 'Cash',
    help: 'The drawer, ticket numbers and what cash is moved for',
    permission: 'accessConfigurationOptions',
    layout: [
      {
        fields: ['startingBalance', 'displayExpectedTender', 'detailedCashManagement', 'autoDepositCreditBatch'],
      },
      { fields: ['ticketNumbers'] },
      { title: 'Reasons', fields: ['customVoidReason', 'voidReasons', 'overShortReasons'] },
      { title: 'Where cash goes', fields: ['cashTransfers'], advanced: true },
    ],
  },
  {
    autoDepositCreditBatch: toggle({ label: 'Deposit the card batch', help: 'By itself, at the end of the day' }),
    ticketNumbers: ticketNumberFields,
    startingBalance: money({ label: 'Starting balance', help: 'In each drawer when it is opened' }),
    displayExpectedTender: toggle({ label: 'Show expected tender', help: 'At drawer close' }),
    cashTransfers: group(
      { label: 'Where cash goes', quiet: true },
      {
        DRIVER_BANK: cashPlace('Driver bank'),
        DRIVER_DROP: cashPlace('Driver drop'),
        DRIVER_CLOSE: cashPlace('Driver close-out'),
        SERVER_BANK: cashPlace('Server bank'),
        SERVER_CLOSE: cashPlace('Server close-out'),
      },
    ),
    detailedCashManagement: toggle({ label: 'Count by coin and note', help: 'Instead of one amount' }),
    overShortReasons: list({ label: 'Reasons for over and short', max: 100 }, reason),
    voidReasons: list({ label: 'Reasons for voids', max: 100 }, reason),
    customVoidReason: toggle({ label: 'Own words for a void', help: 'Staff may type another reason' }),
    cashDrawers,
  },
);

export interface CashManagement extends Value<typeof fields> {}
export const cashManagement: Field<CashManagement> = fields;
