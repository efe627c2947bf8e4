import { type CleanUpContext, joinPath, memberPath, valueAt } from '@commissary/schema';

interface Scheme {
  readonly id: string | number;
  readonly isDefault: boolean;
  readonly isActive: boolean;
}

/** An inactive scheme goes with its prices, unless it was just added. */
export const activeSchemes = <S extends Scheme>(schemes: readonly S[], { isAdded }: CleanUpContext): readonly S[] =>
  kept(schemes, ({ id, isDefault, isActive }) => isActive || isDefault || isAdded(id));

interface Featured {
  readonly departmentId: string | number;
  readonly itemId: string | number;
}

/** Only active items are featured; an entry that is still being filled in has no item. */
export const activeFeatured = <F extends Featured>(items: readonly F[], { document }: CleanUpContext): readonly F[] =>
  kept(items, ({ departmentId, itemId }) => {
    if (departmentId === '' || itemId === '') return true;
    const item = memberPath(joinPath(memberPath('/departments', departmentId), 'items'), itemId);
    return valueAt(document, `${item}/info/status`) === 'ACTIVE';
  });

interface Online {
  readonly id: string | number;
  readonly categoryType: 'MENU' | 'SUBHEADER' | 'SUBHEADER_UNUSED' | 'OFFERS';
  readonly categoryIds: readonly unknown[];
}

/**
 * A category of the menu without content goes. Of several that show the featured items one is used: the first that was
 * not just added no longer is.
 */
export const usedOnline = <O extends Online>(categories: readonly O[], { isAdded }: CleanUpContext): readonly O[] => {
  const filled = kept(categories, one => one.categoryType !== 'MENU' || one.categoryIds.length > 0);
  const shown = filled.filter(one => one.categoryType === 'SUBHEADER');
  const unused = shown.length > 1 ? shown.find(({ id }) => !isAdded(id)) : undefined;
  if (unused === undefined) return filled;
  return filled.map(one => (one === unused ? { ...one, categoryType: 'SUBHEADER_UNUSED' as const } : one));
};

/** The same array when all stay. */
export const kept = <T>(all: readonly T[], stays: (one: T) => boolean): readonly T[] => {
  const some = all.filter(stays);
  return some.length === all.length ? all : some;
};
