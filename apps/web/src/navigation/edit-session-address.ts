import { kindRecords, matchScreen } from '@commissary/catalog';
import { companyMenus, queryClient } from '../cache/index.ts';
import { sessionStore } from '../session/index.ts';
import { chosenMenu } from './chosen-menu.ts';

/** The parts of an address that decide what a form shows. */
export interface FormAddress {
  readonly pathname: string;
  readonly search: Readonly<Record<string, unknown>>;
}

/** Query parameters that decide what a form shows; the rest may change under an open form. */
const decisive = ['companyId', 'locationId', 'menuId'] as const;

/** Whether unsaved work of one address is left by opening another. */
export const leavesEditSession = (from: FormAddress, to: FormAddress): boolean => {
  const shared = sharedSession(from);
  if (shared !== null) return shared !== sharedSession(to);
  return from.pathname !== to.pathname || decisive.some(name => textOf(from, name) !== textOf(to, name));
};

/** Names the edit session that all screens of a document share; null where each screen has its own. */
const sharedSession = (address: FormAddress): string | null => {
  const kind = matchScreen(address.pathname)?.screen.edits?.document;
  if (kind === undefined || kindRecords[kind].editSession === 'screen') return null;
  return JSON.stringify([kind, textOf(address, 'companyId'), textOf(address, 'locationId'), menuAt(address)]);
};

/** The menu that an address opens, whether it names one or not. */
const menuAt = (address: FormAddress): string | null => {
  const locationId = textOf(address, 'locationId');
  const tenant = sessionStore.get().user?.accessibleTenants.find(({ id }) => id === locationId);
  const own = tenant?.menuId ?? null;
  if (tenant?.type === 'LOCATION') return own;
  const menus = queryClient.getQueryData(companyMenus(textOf(address, 'companyId')).queryKey) ?? [];
  return chosenMenu(menus, textOf(address, 'menuId') || null, own);
};

const textOf = ({ search }: FormAddress, name: (typeof decisive)[number]): string => {
  const value = search[name];
  return typeof value === 'string' ? value : '';
};
