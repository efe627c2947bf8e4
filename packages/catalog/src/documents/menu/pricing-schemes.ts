import {
  atMost,
  type Field,
  group,
  idField,
  list,
  text,
  toggle,
  type Value,
  type WholeDocumentRule,
} from '@commissary/schema';
import { named, type RuleCode } from '../../rule.ts';

const pricingSchemeFields = group(
  { label: 'Pricing scheme' },
  {
    id: idField(),
    name: text({ label: 'Name', max: 60 }),
    description: text({ label: 'Description', max: 500, multiline: true }),
    isDefault: toggle({ label: 'Default pricing scheme', systemManaged: true }),
    isActive: toggle({ label: 'Active', initial: true }),
  },
  [named()],
);

export interface PricingScheme extends Value<typeof pricingSchemeFields> {}
export const pricingScheme: Field<PricingScheme> = pricingSchemeFields;

const fields = list(
  {
    label: 'Pricing schemes',
    help: 'Price levels, such as happy hour',
    max: 100,
    initial: [{ id: 1, name: 'Default', description: '', isDefault: true, isActive: true }],
  },
  pricingScheme,
);

const severalDefaults: RuleCode = 'several-default-schemes';
/** Prices of other schemes are inherited from those of the default one. */
export const oneDefaultScheme: WholeDocumentRule = atMost(1, '/pricingSchemes', 'isDefault', severalDefaults);

export interface PricingSchemes extends Value<typeof fields> {}
export const pricingSchemes: Field<PricingSchemes> = fields;
