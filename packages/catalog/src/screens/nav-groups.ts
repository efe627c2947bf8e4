import { messages } from '../texts/index.ts';
import type { NavGroupId } from './screen.ts';

export interface NavGroup {
  readonly id: NavGroupId;
  readonly title: string;
}

const titles = messages.nav.group;

/** The groups of the sidebar, from top to bottom. */
export const navGroups: readonly NavGroup[] = [
  { id: 'home', title: titles.home },
  { id: 'analytics', title: titles.analytics },
  { id: 'accounts', title: titles.accounts },
  { id: 'employment', title: titles.employment },
  { id: 'customer', title: titles.customer },
  { id: 'configuration', title: titles.configuration },
  { id: 'hardware', title: titles.hardware },
  { id: 'kiosk', title: titles.kiosk },
  { id: 'menu', title: titles.menu },
];
