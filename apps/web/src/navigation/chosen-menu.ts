export interface MenuChoice {
  readonly id: string;
  readonly name: string;
  /** Nothing is sold from a template: it is chosen only where the address names it. */
  readonly template: boolean;
}

interface MenuOwner {
  readonly type: 'LOCATION' | 'GROUP';
  readonly menuId: string | null;
}

/** The menu that is edited for a tenant, or for the company: a location has one; a group and the company choose. */
export const menuAt = (
  tenant: MenuOwner | null,
  menus: readonly MenuChoice[] | null,
  requested: string | null,
): string | null => {
  const own = tenant?.menuId ?? null;
  return tenant?.type === 'LOCATION' ? own : chosenMenu(menus ?? [], requested, own);
};

/** The menu that the address names, else the tenant's own, else the first; null when there is none. */
export const chosenMenu = (all: readonly MenuChoice[], requested: string | null, own: string | null): string | null => {
  const menus = all.filter(({ template }) => !template);
  return (all.find(({ id }) => id === requested) ?? menus.find(({ id }) => id === own) ?? menus[0])?.id ?? null;
};
