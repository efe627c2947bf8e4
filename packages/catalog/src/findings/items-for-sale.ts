import { joinPath, memberPath } from '@commissary/schema';
import type { Menu, MenuDepartment, MenuItem } from '../documents/index.ts';

export interface ItemPlace {
  readonly path: string;
  readonly item: MenuItem;
  readonly department: MenuDepartment;
}

/** The items that a user offers, wherever they are: those that are active. */
export const itemsForSale = (menu: Pick<Menu, 'departments'>): readonly ItemPlace[] =>
  menu.departments.flatMap(department => {
    const items = joinPath(memberPath('/departments', department.id), 'items');
    return department.items
      .filter(({ info }) => info.status === 'ACTIVE')
      .map(item => ({ path: memberPath(items, item.id), item, department }));
  });
