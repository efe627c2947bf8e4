import { choice, type Field, group, number, percent, toggle, type Value } from '@commissary/schema';

const gratuityOn = { path: 'enabled', equals: true } as const;

const autoGratuityFields = group(
  { label: 'Auto gratuity', help: 'Added by the register to the orders of large parties' },
  {
    enabled: toggle({ label: 'Auto gratuity', help: 'On register orders', initial: true }),
    chargePercentage: percent({ label: 'Charge', help: 'Share of the order', visibleWhen: gratuityOn }),
    minPeoplePerOrder: number({
      label: 'From party of',
      initial: 8,
      min: 1,
      max: 100,
      unit: 'people',
      visibleWhen: gratuityOn,
    }),
    incomeType: choice({
      label: 'Charge counts on',
      overridePermission: 'overridePriceAndTax',
      options: [
        { value: 'NET', label: 'Net sales' },
        { value: 'GROSS', label: 'Gross sales' },
      ],
      visibleWhen: gratuityOn,
    }),
  },
);

export interface AutoGratuity extends Value<typeof autoGratuityFields> {}
const autoGratuity: Field<AutoGratuity> = autoGratuityFields;

const fields = group(
  {
    label: 'Tips',
    help: 'Whether guests may tip, and what large parties are charged',
    permission: 'accessConfigurationOptions',
  },
  {
    allowTipsPOS: toggle({ label: 'Tips at the register' }),
    allowTipsOnline: toggle({ label: 'Tips online' }),
    autoGratuityOnPOSOrder: autoGratuity,
    defaultTipTypeEmv: choice({
      label: 'Tips on card readers',
      help: 'How the reader offers them at first',
      options: [
        { value: 'PERCENTAGE', label: 'As a percentage' },
        { value: 'AMOUNT', label: 'As an amount' },
      ],
    }),
  },
);

export interface TipsSettings extends Value<typeof fields> {}
export const tipsSettings: Field<TipsSettings> = fields;
