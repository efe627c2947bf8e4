import { toCents } from '@commissary/domain';
import {
  type Field,
  group,
  idField,
  initial,
  list,
  type Meta,
  money,
  optional,
  text,
  toggle,
  type Value,
} from '@commissary/schema';
import { named, rule } from '../../../rule.ts';

const giftId = 9;

/** The built-in tender types of credit cards, and of all cards. */
export const creditTenders: readonly number[] = [4, 5, 6, 7];
export const cardTenders: readonly number[] = [3, ...creditTenders];

const limitFields = group(
  { label: 'Limit' },
  {
    enabled: toggle({ label: 'Set a limit' }),
    amount: money({ label: 'Amount', visibleWhen: { path: 'enabled', equals: true } }),
  },
);
interface Limit extends Value<typeof limitFields> {}
const limit = (meta: Meta): Field<Limit> => ({ ...limitFields, ...meta });

const tenderTypeFields = group(
  {
    label: 'Tender type',
    layout: [
      { fields: ['name'] },
      { title: 'POS', fields: ['openDrawer', 'requireLookup', 'requireGiftCertificate'] },
      { title: 'Online ordering', fields: ['availableOnline'] },
      { fields: ['min', 'max', 'maxChange'] },
      { title: 'Status', fields: ['disabled'] },
    ],
  },
  {
    id: idField(),
    name: text({ label: 'Name', max: 60 }),
    min: limit({ label: 'Minimum payment' }),
    max: limit({ label: 'Maximum payment' }),
    maxChange: limit({ label: 'Maximum change' }),
    openDrawer: toggle({ label: 'Open cash drawer' }),
    requireLookup: toggle({ label: 'Require customer lookup' }),
    availableOnline: toggle({ label: 'Online' }),
    disabled: toggle({ label: 'Disabled', help: 'Saved, but not offered anywhere' }),
    isDefault: toggle({ label: 'Built in', systemManaged: true }),
    requireGiftCertificate: optional(
      toggle({ label: 'Require gift certificate number', visibleWhen: { path: 'id', equals: giftId } }),
    ),
  },
  [
    named(),
    rule<{ min: Limit; max: Limit }>(
      'payment-range',
      'max/amount',
      ({ min, max }) => !(min.enabled && max.enabled) || toCents(min.amount) <= toCents(max.amount),
    ),
    rule<{ id: unknown; requireGiftCertificate?: boolean }>(
      'gift-only',
      'requireGiftCertificate',
      tender => tender.requireGiftCertificate === undefined || String(tender.id) === String(giftId),
    ),
  ],
);

export interface TenderType extends Value<typeof tenderTypeFields> {}
export const tenderType: Field<TenderType> = tenderTypeFields;

const builtIn = (number: number, name: string, more: Partial<TenderType> = {}): TenderType => ({
  ...initial(tenderType),
  id: number,
  name,
  isDefault: true,
  ...more,
});

/** The number 8 is not used. */
const builtInTypes: readonly TenderType[] = [
  builtIn(1, 'Cash'),
  builtIn(2, 'Check', { disabled: true }),
  builtIn(3, 'Debit'),
  builtIn(4, 'Visa'),
  builtIn(5, 'MasterCard'),
  builtIn(6, 'Discover'),
  builtIn(7, 'American Express'),
  builtIn(giftId, 'Gift', { requireGiftCertificate: false }),
  builtIn(10, 'Account'),
];

const fields = list(
  {
    label: 'Tender types',
    permission: 'accessConfigurationOptions',
    max: 200,
    initial: builtInTypes,
    builtInIds: builtInTypes.map(type => type.id),
    disabledPath: 'disabled',
    columns: ['min/amount', 'max/amount', 'openDrawer', 'availableOnline'],
  },
  tenderType,
);

export interface TenderTypes extends Value<typeof fields> {}
export const tenderTypes: Field<TenderTypes> = fields;
