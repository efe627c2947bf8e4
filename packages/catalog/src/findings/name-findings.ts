import { joinPath, memberPath } from '@commissary/schema';
import type { Menu } from '../documents/index.ts';
import type { Finding } from '../finding.ts';
import { itemsForSale } from './items-for-sale.ts';

interface Named {
  readonly id: string | number;
  readonly info: { readonly name: string };
}

/** Members of one list that a person cannot tell apart: each after the first of its name. */
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

/** Equal names in different groups are told apart by the group. */
const repeated = <T extends Named>(list: string, members: readonly T[], groupOf: (one: T) => unknown = () => '') => {
  const seen = new Set<string>();
  return members.flatMap((member): Finding[] => {
    const name = member.info.name.trim();
    const key = `${String(groupOf(member))} ${name.toLowerCase()}`;
    const isSeen = seen.has(key);
    seen.add(key);
    if (!isSeen || name === '') return [];
    return [{ code: 'equal-names', path: joinPath(memberPath(list, member.id), 'info', 'name'), names: [name] }];
  });
};
