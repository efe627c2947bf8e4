import { group, idField, inheritedAt, initial, list, optional, reference, text } from '@commissary/schema';
import { expect, it } from 'vitest';
import { inheritable } from './inheritable.ts';

const kitchen = group({ label: 'Kitchen' }, { printer: text({ label: 'Printer' }) });
const printing = (at: 'item' | 'category') =>
  group({ label: 'Printing' }, { kitchen: inheritable(kitchen, 'printing/kitchen', at) });

const menu = group(
  { label: 'Menu' },
  {
    printer: optional(text({ label: 'Printer' })),
    departments: list(
      { label: 'Departments' },
      group(
        { label: 'Department' },
        {
          id: idField(),
          printing: group({ label: 'Printing' }, { kitchen: inheritable(kitchen, 'printing/kitchen', 'department') }),
          categories: list(
            { label: 'Categories' },
            group({ label: 'Category' }, { id: idField(), printing: printing('category') }),
          ),
          items: list(
            { label: 'Items' },
            group(
              { label: 'Item' },
              {
                id: idField(),
                category: optional(
                  reference({ label: 'Category', to: '/departments/[.]/categories', onDelete: 'unset' }),
                ),
                printing: printing('item'),
              },
            ),
          ),
        },
      ),
    ),
  },
);

const at = (printer: string) => ({ kitchen: { printer } });
const menuWith = (department: object, category: object, item: object) => ({
  departments: [
    {
      id: 'd',
      printing: department,
      categories: [{ id: 'c', printing: category }],
      items: [{ id: 'i', category: 'c', printing: item }],
    },
  ],
});
const path = '/departments/[d]/items/[i]/printing/kitchen/printer';
const from = (doc: unknown) => inheritedAt(menu, doc, path)?.from;

it('a part of a group is inherited by itself, from the category of the item, then from the department', () => {
  expect(from(menuWith(at('1'), at('2'), {}))).toBe('/departments/[d]/categories/[c]/printing/kitchen/printer');
  expect(from(menuWith(at('1'), {}, {}))).toBe('/departments/[d]/printing/kitchen/printer');
  expect(from(menuWith(at('1'), at('2'), at('3')))).toBeUndefined();
  expect(from(menuWith({}, {}, {}))).toBeUndefined();
});

it('targets beyond the department are asked last', () => {
  const field = inheritable(kitchen, 'printing/kitchen', 'category', ['/kitchen']);
  expect(field.inheritsFrom).toEqual(['/departments/[.]/printing/kitchen', '/kitchen']);
  expect(initial(menu)).toEqual({ departments: [] });
});
