import { choice, type Field, group, number, percent, toggle, type Value } from '@commissary/schema';

const gratuityOn = { path: 'enabled', equals: true } as const;

const autoGratuityFields = group(
  { label: 'Auto gratuity', help: 'Added automatically to tickets for large parties' },
  {
    enabled: toggle({ label: 'Auto gratuity', help: 'On POS orders', initial: true }),
    chargePercentage: percent({ label: 'Gratuity percentage', help: 'Percent of the order', visibleWhen: gratuityOn }),
    minPeoplePerOrder: number({
      label: 'Minimum party size',
      initial: 8,
      min: 1,
      max: 100,
      unit: 'people',
      visibleWhen: gratuityOn,
    }),
    incomeType: choice({
      label: 'Calculate on',
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
    help: 'Tipping and automatic gratuity',
    permission: 'accessConfigurationOptions',
  },
  {
    allowTipsPOS: toggle({ label: 'Allow tips in POS' }),
    allowTipsOnline: toggle({ label: 'Allow tips online' }),
    autoGratuityOnPOSOrder: autoGratuity,
    defaultTipTypeEmv: choice({
      label: 'Default tip type on card readers',
      help: 'How EMV readers show tip suggestions',
      options: [
        { value: 'PERCENTAGE', label: 'As a percentage' },
        { value: 'AMOUNT', label: 'As an amount' },
      ],
    }),
  },
);

export interface TipsSettings extends Value<typeof fields> {}
export const tipsSettings: Field<TipsSettings> = fields;
