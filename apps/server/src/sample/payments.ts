import { initialDocument, type TenderType } from '@commissary/catalog';
import type { Edit } from '@commissary/document';
import { memberPath } from '@commissary/schema';

const set = (path: string, value: unknown): Edit => ({ op: 'set', path, value });
const tender = (id: number | string): string => memberPath('/tenderTypes', id);
const limited = (amount: string) => ({ enabled: true, amount });
const limit = (id: number, name: 'min' | 'max', amount: string): Edit[] => [
  set(`${tender(id)}/${name}/enabled`, true),
  set(`${tender(id)}/${name}/amount`, amount),
];

const added = (id: string, name: string, more: Partial<TenderType>): TenderType => {
  const model = initialDocument('settings').tenderTypes.find(type => type.requireGiftCertificate === undefined);
  if (model === undefined) throw new Error('The default tender types have none to copy.');
  return { ...model, isDefault: false, id, name, ...more };
};

/** The payment settings of Sorrel & Salt, step by step. */
export const payments = {
  company: [
    set('/tipsSettings/allowTipsPOS', true),
    set('/tipsSettings/autoGratuityOnPOSOrder/enabled', false),
    set('/tipsSettings/autoGratuityOnPOSOrder/chargePercentage', '18.00'),
    set('/cashManagement/startingBalance', '200.00'),
    set('/cashManagement/displayExpectedTender', true),
    set(`${tender(1)}/openDrawer`, true),
    ...limit(1, 'max', '500.00'),
    ...limit(4, 'min', '1.00'),
    ...limit(7, 'min', '5.00'),
    ...limit(7, 'max', '500.00'),
    ...[4, 5, 6, 7, 9].map(id => set(`${tender(id)}/availableOnline`, true)),
    {
      op: 'add',
      path: tender('catering-check'),
      after: '10',
      value: added('catering-check', 'Catering check', {
        min: limited('10.00'),
        max: limited('250.00'),
        openDrawer: true,
      }),
    },
    {
      op: 'add',
      path: tender('room-charge'),
      after: 'catering-check',
      value: added('room-charge', 'Room charge', { requireLookup: true }),
    },
  ],
  downtown: [set('/tipsSettings/allowTipsOnline', true)],
  elmSt: [
    set('/tipsSettings/autoGratuityOnPOSOrder/enabled', true),
    set('/tipsSettings/autoGratuityOnPOSOrder/chargePercentage', '19.00'),
    set('/cashManagement/startingBalance', '150.00'),
    set(`${tender(7)}/min/amount`, '10.00'),
    set(`${tender(7)}/max/amount`, '750.00'),
    set(`${tender('room-charge')}/requireLookup`, false),
    { op: 'move', path: tender(9), after: '4' },
    { op: 'remove', path: tender('catering-check') },
    {
      op: 'add',
      path: tender('elm-st-house'),
      after: '10',
      value: added('elm-st-house', 'Elm St. house account', { max: limited('1200.00'), requireLookup: true }),
    },
  ],
  /** The company changes two settings later, and one location overrides both. */
  companyLater: [
    set('/tipsSettings/autoGratuityOnPOSOrder/chargePercentage', '18.25'),
    { op: 'remove', path: tender('room-charge') },
  ],
  elmStLater: [set('/cashManagement/startingBalance', '250.00')],
} satisfies Readonly<Record<string, readonly Edit[]>>;
