import { joinPath, memberPath } from '@commissary/schema';
import type { Menu, MenuDepartment } from '../documents/index.ts';
import type { Finding } from '../finding.ts';
import { itemsForSale } from './items-for-sale.ts';

/** Active items that nobody can order, because the department or the category around them is inactive. */
export const saleFindings = (menu: Menu): Finding[] =>
  menu.departments.flatMap(department => {
    const at = memberPath('/departments', department.id);
    const items = itemsForSale({ departments: [department] }).map(({ item }) => item);
    if (department.info.status !== 'ACTIVE')
      return items.length === 0 ? [] : [hidden('inactive-department', at, department.info.name, items.length)];
    const byCategory = Map.groupBy(items, ({ category }) => category);
    return department.categories.flatMap(({ id, info }) => {
      const count = byCategory.get(id)?.length ?? 0;
      const path = memberPath(joinPath(at, 'categories'), id);
      return info.status === 'ACTIVE' || count === 0 ? [] : [hidden('inactive-category', path, info.name, count)];
    });
  });

const hidden = (
  code: 'inactive-department' | 'inactive-category',
  of: string,
  name: string,
  items: number,
): Finding => {
  const path = joinPath(of, 'info', 'status');
  return { code, path, names: [name], count: items, repair: { path, value: 'ACTIVE' } };
};

/** Active items that are sold nowhere, and those sold online that no online category shows: these told once a category. */
export const channelFindings = (menu: Menu): Finding[] => {
  const shown = new Set(
    menu.onlineCategories.flatMap(({ categoryType, categoryIds }) => (categoryType === 'MENU' ? categoryIds : [])),
  );
  const nowhere = itemsForSale(menu).filter(({ item }) => item.info.channels.length === 0);
  return [
    ...nowhere.map(
      ({ path, item }): Finding => ({
        code: 'no-channel',
        path: joinPath(path, 'info', 'channels'),
        names: [item.info.name],
      }),
    ),
    ...(shown.size === 0 ? [] : menu.departments.flatMap(department => notOnline(department, shown))),
  ];
};

const notOnline = (department: MenuDepartment, shown: ReadonlySet<unknown>): Finding[] => {
  const hiddenOnline = itemsForSale({ departments: [department] }).filter(
    ({ item }) => item.info.channels.includes('ONLINE') && !shown.has(item.category),
  );
  const byCategory = Map.groupBy(hiddenOnline, ({ item }) => item.category);
  return [...byCategory].flatMap(([category, places]): Finding[] => {
    const [first] = places;
    if (first === undefined) return [];
    const info = department.categories.find(({ id }) => id === category)?.info ?? department.info;
    return [{ code: 'not-online', path: first.path, names: [info.name], count: places.length }];
  });
};
