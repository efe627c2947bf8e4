import { joinPath, memberPath } from '@commissary/schema';
import type { Menu } from '../documents/index.ts';
import type { Finding } from '../finding.ts';
import { equalNames } from './equal-names.ts';
import { itemsForSale } from './items-for-sale.ts';

interface Named {
  readonly id: string | number;
  readonly info: { readonly name: string };
}

/** Members of one list of the menu that a person cannot tell apart. */
export const nameFindings = (menu: Menu): Finding[] => [
  ...repeated('/departments', menu.departments),
  ...menu.departments.flatMap(department => {
    const at = memberPath('/departments', department.id);
    const items = itemsForSale({ departments: [department] }).map(({ item }) => item);
    return [
      ...repeated(joinPath(at, 'categories'), department.categories),
      ...repeated(joinPath(at, 'items'), items, ({ category }) => category),
    ];
  }),
  ...repeated('/modifiers/categories', menu.modifiers.categories),
  ...repeated('/modifiers/items', menu.modifiers.items, ({ categoryId }) => categoryId),
];

const repeated = <T extends Named>(list: string, members: readonly T[], groupOf?: (one: T) => unknown): Finding[] =>
  equalNames(list, members, 'info/name', ({ info }) => info.name, groupOf);
