import { type Field, group, type Value } from '@commissary/schema';
import { kindRecords } from '../document-kinds.ts';
import { departments } from './departments.ts';
import { itemGroups } from './item-groups.ts';
import { layout } from './layout/layout.ts';
import { messages } from './messages.ts';
import { modifiers } from './modifiers/modifiers.ts';
import { offers } from './offers/offers.ts';
import { onlineFeaturedItems } from './online/featured-items.ts';
import { onlineCategories } from './online/online-categories.ts';
import { noCycleOfSchemes, oneDefaultScheme } from './pricing-scheme-rules.ts';
import { pricingSchemes } from './pricing-schemes.ts';
import { requirements } from './requirements.ts';
import { taxStructures } from './tax-structures.ts';

const fields = group(
  {
    label: 'Menu',
    permission: 'manageMenus',
    overridePermission: 'overrideMenus',
    documentRules: [oneDefaultScheme, noCycleOfSchemes],
    computedKeys: kindRecords.menu.wire.computed ?? [],
  },
  {
    taxStructures,
    pricingSchemes,
    departments,
    modifiers,
    requirements,
    messages,
    onlineCategories,
    onlineFeaturedItems,
    layout,
    itemGroups,
    offers,
  },
);

export interface Menu extends Value<typeof fields> {}
export const menu: Field<Menu> = fields;
