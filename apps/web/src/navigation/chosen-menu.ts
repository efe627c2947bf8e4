export interface MenuChoice {
  readonly id: string;
  readonly name: string;
  /** A template is not edited here. */
  readonly template: boolean;
}

/** The menu that the address names, else the tenant's own, else the first; null when there is none. */
export const chosenMenu = (all: readonly MenuChoice[], wanted: string | null, own: string | null): string | null => {
  const menus = all.filter(({ template }) => !template);
  return (menus.find(({ id }) => id === wanted) ?? menus.find(({ id }) => id === own) ?? menus[0])?.id ?? null;
};
