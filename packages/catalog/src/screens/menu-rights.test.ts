import { type Field, fieldAt, fieldsTo, walk } from '@commissary/schema';
import { describe, expect, it } from 'vitest';
import { documents } from '../documents/index.ts';
import { builtScreens, screenOf } from './registry.ts';
import type { Edits } from './screen.ts';
import { isAccessible, isInNavigation, type Viewer, type ViewerTenant } from './visibility.ts';

const { field: menu } = documents.menu;
const definitionPath = (path: string): string => path.replace(/\[:\w+\]/g, '[]');

/** The permissions, beside that of the whole menu, with which something of these fields may be changed at a level. */
const partsOf = (path: string, level: 'LOCATION' | 'GROUP', without: readonly string[] = []): Set<string> => {
  const found = new Set<string>();
  const add = ({ alternativeOverridePermission, localPermission }: Field & { localPermission?: string }) => {
    if (alternativeOverridePermission !== undefined) found.add(alternativeOverridePermission);
    if (level === 'LOCATION' && localPermission !== undefined) found.add(localPermission);
  };
  for (const field of fieldsTo(menu, path) ?? []) add(field);
  const target = fieldAt(menu, path);
  if (target === undefined) throw new Error(`the menu has no ${path}`);
  walk(target, (field, at) => !without.includes(at.split('/')[1] ?? '') && add(field));
  return found;
};

const rightsOf = (edits: Edits, level: 'LOCATION' | 'GROUP'): Set<string> => {
  if ('sections' in edits) return union(edits.sections.map(key => partsOf(`/${key}`, level)));
  if ('columns' in edits)
    return union(
      edits.rows.flatMap(row =>
        edits.columns.flatMap(column => {
          const path = `${row}/[]/${column}`;
          return fieldAt(menu, path) === undefined ? [] : [partsOf(path, level)];
        }),
      ),
    );
  if ('path' in edits) return partsOf(definitionPath(edits.path), level, edits.without);
  // What a person may add needs the right to its list: one to a field inside adds no member.
  const list: (Field & { localPermission?: string }) | undefined = fieldAt(menu, definitionPath(edits.addsTo));
  return new Set(level === 'LOCATION' && list?.localPermission !== undefined ? [list.localPermission] : []);
};
const union = (sets: readonly Set<string>[]) => new Set(sets.flatMap(set => [...set]));

const onTheMenu = builtScreens.flatMap(screen =>
  screen.edits?.document === 'menu' ? [{ ...screen, edits: screen.edits }] : [],
);

describe('screens of the menu at a group or location', () => {
  it.each(onTheMenu.map(screen => [screen.id, screen] as const))(
    '%s opens with every permission that changes a part of it there',
    (_, screen) => {
      for (const level of ['LOCATION', 'GROUP'] as const) {
        const declared = 'alsoOpensAt' in screen ? screen.alsoOpensAt[level] : [];
        expect([level, [...declared].sort()]).toEqual([level, [...rightsOf(screen.edits, level)].sort()]);
      }
    },
  );

  const elm: ViewerTenant = { id: 'elm', type: 'LOCATION', kioskActive: false, products: [] };
  const west: ViewerTenant = { ...elm, id: 'west', type: 'GROUP' };
  it('open for the holder of such a permission alone, and not at company level', () => {
    const opens = (feature: string, id: 'item' | 'modifier' | 'offer', active: ViewerTenant | null) => {
      const viewer: Viewer = {
        companyId: 'acme',
        enabledFeatures: [feature],
        companyWide: true,
        accessibleTenants: [elm, west],
      };
      const opened = isAccessible(screenOf(id), viewer, active);
      expect(isInNavigation(screenOf(id), viewer, active)).toBe(opened);
      return opened;
    };
    expect([elm, west, null].map(at => opens('manageLocalItems', 'item', at))).toEqual([true, false, false]);
    expect([elm, west, null].map(at => opens('itemStatus', 'item', at))).toEqual([true, true, false]);
    expect([elm, west, null].map(at => opens('itemStatus', 'modifier', at))).toEqual([true, true, false]);
    expect([elm, west, null].map(at => opens('manageLocalItems', 'modifier', at))).toEqual([false, false, false]);
    for (const feature of ['manageLocalItems', 'itemStatus', 'manageMenus'])
      expect([elm, west].map(at => opens(feature, 'offer', at))).toEqual([false, false]);
  });
});
