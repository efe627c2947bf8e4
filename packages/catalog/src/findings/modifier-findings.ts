import { choicesOf, leastChoices } from '@commissary/domain';
import { joinPath, memberPath } from '@commissary/schema';
import type { Menu } from '../documents/index.ts';
import type { Finding } from '../finding.ts';

type ModifierAvailability = Menu['modifiers']['availability'];

/** Questions with fewer active modifiers to choose from than a guest has to choose. */
export const modifierFindings = (menu: Menu): Finding[] => {
  const { categories, items } = menu.modifiers;
  const active = items.filter(({ info }) => info.status === 'ACTIVE');
  const nameOf = new Map(categories.map(({ id, info }) => [id, info.name]));
  return availabilities(menu).flatMap(({ path, availability }) =>
    availability.categories.flatMap(entry => {
      const options = active.filter(choicesOf(entry)).length;
      const needed = leastChoices(entry);
      if (!entry.offered || options >= needed) return [];
      const min = joinPath(memberPath(joinPath(path, 'categories'), entry.id), 'min');
      const names = [nameOf.get(entry.id) ?? ''];
      const found = { code: 'too-few-options' as const, path: min, names, count: options, needed };
      return [options === 0 ? found : { ...found, repair: { path: min, value: options } }];
    }),
  );
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
