import { levelsTexts } from '@commissary/catalog';

interface Named {
  readonly id: string;
  readonly name: string;
}

export interface TenantNames {
  readonly nameOf: (id: string) => string;
  /** In a sentence: of many the first, and how many more there are. */
  readonly namesOf: (ids: readonly string[]) => string;
}

const mostNamed = 20;

/** The names of tenants by their ids. */
export const tenantNames = (tenants: readonly Named[]): TenantNames => {
  const names = new Map(tenants.map(({ id, name }) => [id, name]));
  const nameOf = (id: string) => names.get(id) ?? id;
  return {
    nameOf,
    namesOf: ids => {
      const first = ids.slice(0, mostNamed).map(nameOf).join(', ');
      return ids.length > mostNamed ? levelsTexts.andMoreNames(first, ids.length - mostNamed) : first;
    },
  };
};
