import type { Menu } from '@commissary/catalog';
import { largeMenu } from './large-menu.ts';

/** A menu of two departments, `d0` with some items and `d9` without any, and the move of the first item to the second. */
export const twoDepartments = (items: number): Menu => {
  const menu = largeMenu(items);
  const spare = menu.departments.slice(0, 1).map(one => ({ ...one, id: 'd9', items: [] }));
  return { ...menu, departments: [...menu.departments, ...spare] };
};

export const moveOfFirst = { paths: ['/departments/[d0]/items/[i0]'], to: '/departments/[d9]/items', after: null };
