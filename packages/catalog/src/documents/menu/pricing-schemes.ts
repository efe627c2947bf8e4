import { type Field, group, idField, initial, list, optional, text, toggle, type Value } from '@commissary/schema';
import { named, rule } from '../../rule.ts';
import { activeSchemes } from './clean-ups.ts';
import { schemeApplies } from './scheme-applies.ts';
import { schemeFollows } from './scheme-follows.ts';

const ofOthers = { path: 'isDefault', equals: false } as const;

const pricingSchemeFields = group(
  {
    label: 'Pricing scheme',
    layout: [
      { fields: ['name', 'description', 'isDefault', 'isActive'] },
      { title: 'Applies', fields: ['applies'] },
      { fields: ['follows'] },
    ],
  },
  {
    id: idField(),
    name: text({ label: 'Name', max: 60 }),
    description: text({ label: 'Description', max: 500, multiline: true }),
    isDefault: toggle({
      label: 'Default pricing scheme',
      help: 'Its prices count where no other scheme applies, or has none',
      exclusiveWith: '/pricingSchemes/[?isDefault]/isDefault',
      readOnlyWhen: { path: 'isActive', equals: false },
    }),
    isActive: toggle({
      label: 'Active',
      initial: true,
      help: 'Switched off, it goes with its prices at the save',
      visibleWhen: ofOthers,
      hiddenByFeature: 'internalCompany',
    }),
    applies: { ...schemeApplies, visibleWhen: ofOthers },
    follows: optional(schemeFollows),
  },
  [named(), rule('default-scheme-inactive', 'isActive', scheme => scheme.isActive || !scheme.isDefault)],
);

export interface PricingScheme extends Value<typeof pricingSchemeFields> {}
export const pricingScheme: Field<PricingScheme> = pricingSchemeFields;

const fields = list(
  {
    label: 'Pricing schemes',
    help: 'Price levels, such as happy hour',
    max: 100,
    initial: [
      {
        ...initial(pricingScheme),
        id: 1,
        name: 'Default',
        isDefault: true,
      },
    ],
    columns: ['isDefault', 'isActive'],
    cleanedMembers: activeSchemes,
  },
  pricingScheme,
);

export interface PricingSchemes extends Value<typeof fields> {}
export const pricingSchemes: Field<PricingSchemes> = fields;
