import type { Menu } from '@commissary/catalog';
import { memberPath } from '@commissary/schema';

export type SoldDepartment = Menu['departments'][number];
export type SoldItem = SoldDepartment['items'][number];

const isSold = ({ info }: Pick<SoldItem, 'info'> | Pick<SoldDepartment, 'info'>): boolean => info.status !== 'INACTIVE';

/** The departments that are sold, with those of their items that are; none without an item. */
export const soldDepartments = ({ departments }: Menu): readonly SoldDepartment[] =>
  departments
    .filter(isSold)
    .map(department => ({ ...department, items: department.items.filter(isSold) }))
    .filter(({ items }) => items.length > 0);

export const itemPath = (department: SoldDepartment, item: SoldItem): string =>
  memberPath(`${memberPath('/departments', department.id)}/items`, item.id);

/** The name of a language in that of the page: `es` is Spanish. */
export const languageName = (tag: string): string => names.of(tag) ?? tag;

const names = new Intl.DisplayNames('en', { type: 'language' });
