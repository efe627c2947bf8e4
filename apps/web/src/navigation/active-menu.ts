import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { companyMenus } from '../cache/index.ts';
import { useActiveTenant } from '../session/index.ts';
import { menuAt } from './chosen-menu.ts';

export interface ActiveMenu {
  readonly menus: readonly { readonly id: string; readonly name: string }[];
  /** The selected menu; null when there is none. */
  readonly menuId: string | null;
  readonly name: string | null;
  /** A location has one menu; the company and a group choose one. */
  readonly fixed: boolean;
  readonly pending: boolean;
  /** Why the menus could not be loaded. */
  readonly error: Error | null;
}

/** The selected menu of the tenant: a location's own, else the one in the address, else the first. */
export const useActiveMenu = (): ActiveMenu => {
  const tenant = useActiveTenant();
  const { menuId: requested } = useSearch({ strict: false });
  const list = useQuery(companyMenus(tenant.companyId));
  const menus = (list.data ?? []).filter(({ template }) => !template);
  const fixed = tenant.level === 'location';
  const menuId = menuAt(tenant.tenant, list.data ?? [], typeof requested === 'string' ? requested : null);
  const name = list.data?.find(({ id }) => id === menuId)?.name ?? null;
  return { menus, menuId, name, fixed, pending: list.isPending, error: list.error };
};
