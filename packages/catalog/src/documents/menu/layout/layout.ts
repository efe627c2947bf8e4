import { type Field, group, type Value } from '@commissary/schema';
import { tabs } from './tabs.ts';

const fields = group({ label: 'Layout' }, { tabs: tabs('Point of sale tabs'), kioskTabs: tabs('Kiosk tabs') });

export interface MenuLayout extends Value<typeof fields> {}
export const layout: Field<MenuLayout> = fields;
