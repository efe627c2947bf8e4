import { type Field, group, type Value } from '@commissary/schema';
import { departments } from './departments.ts';
import { oneDefaultScheme, pricingSchemes } from './pricing-schemes.ts';
import { taxStructures } from './tax-structures.ts';

const fields = group(
  {
    label: 'Menu',
    permission: 'manageMenus',
    overridePermission: 'overrideMenus',
    documentRules: [oneDefaultScheme],
  },
  { taxStructures, pricingSchemes, departments },
);

export interface Menu extends Value<typeof fields> {}
export const menu: Field<Menu> = fields;
