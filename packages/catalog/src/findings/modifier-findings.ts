import { lets, restrictionTo } from '@commissary/domain';
import { joinPath, memberPath } from '@commissary/schema';
import type { Menu } from '../documents/index.ts';
import type { Finding } from '../finding.ts';

type ModifierAvailability = Menu['modifiers']['availability'];
type OfferedModifiers = ModifierAvailability['categories'][number];

/** Questions with fewer active modifiers to choose from than a guest has to choose. */
export const modifierFindings = (menu: Menu): Finding[] => {
  const { categories, items } = menu.modifiers;
  const active = items.filter(({ info }) => info.status === 'ACTIVE');
  const nameOf = new Map(categories.map(({ id, info }) => [id, info.name]));
  return availabilities(menu).flatMap(({ path, availability }) =>
    availability.categories.flatMap(entry => {
      const options = active.filter(({ id, categoryId }) => isOffered(entry, id, categoryId)).length;
      const needed = Math.max(entry.min, entry.required ? 1 : 0);
      if (!entry.offered || options >= needed) return [];
      const min = joinPath(memberPath(joinPath(path, 'categories'), entry.id), 'min');
      const names = [nameOf.get(entry.id) ?? ''];
      const found = { code: 'too-few-options' as const, path: min, names, count: options, needed };
      return [options === 0 ? found : { ...found, repair: { path: min, value: options } }];
    }),
  );
};

type Id = OfferedModifiers['id'];

const isOffered = (entry: OfferedModifiers, id: Id, categoryId: Id): boolean => {
  if (entry.categoryIds.includes(categoryId)) return true;
  return categoryId === entry.id && lets(restrictionTo(entry.itemIds), [id]);
};

interface Place {
  readonly path: string;
  readonly availability: ModifierAvailability;
}

/** Where modifiers are offered: each place that says it itself, and not what inherits it. */
const availabilities = (menu: Menu): readonly Place[] => {
  const at = (path: string, { availability }: { readonly availability?: ModifierAvailability }): Place[] =>
    availability === undefined ? [] : [{ path: joinPath(path, 'availability'), availability }];
  return [
    ...at('/modifiers', menu.modifiers),
    ...menu.departments.flatMap(department => {
      const path = memberPath('/departments', department.id);
      const inside = (list: 'categories' | 'items') =>
        department[list].flatMap(({ id, modifiers }) =>
          at(joinPath(memberPath(joinPath(path, list), id), 'modifiers'), modifiers),
        );
      return [...at(joinPath(path, 'modifiers'), department.modifiers), ...inside('categories'), ...inside('items')];
    }),
  ];
};
