import { documents } from '@commissary/catalog';
import type { Edit } from '@commissary/document';
import { plainDateTimeToInstant } from '@commissary/domain';
import { fieldAt, type Id, isList, parentPath } from '@commissary/schema';

/** When rows are sold again: when the location closes, at a local time (2026-11-22T18:00), or when somebody says so. */
export type OutUntil = 'closing' | 'removed' | { readonly local: string };

/** A location at which rows go out of stock. */
export interface OutPlace {
  readonly tenantId: string;
  /** The version of its change list. */
  readonly ver: number;
  readonly zone: string;
  /** When it closes for today; epoch milliseconds. */
  readonly closes: number;
}

/** The instant (epoch milliseconds) at which rows are sold again there; null = when somebody says so. */
export const endAt = (until: OutUntil, { zone, closes }: OutPlace): number | null =>
  until === 'closing' ? closes : until === 'removed' ? null : plainDateTimeToInstant(until.local, zone);

/** What goes out of stock: the path of the value that says it. */
export interface StockTarget {
  readonly path: string;
  /** The id of the entry that the value is in, where there is one only while something is out. */
  readonly entry?: Id;
}

/** The edits of a location; `endsAt` is the key of the end. An entry that is there already stays. */
export const outEdits = (
  place: OutPlace,
  until: OutUntil,
  { targets, endsAt }: { readonly targets: readonly StockTarget[]; readonly endsAt: string },
): Edit[] =>
  targets.flatMap(({ path, entry }): Edit[] => [
    ...(entry === undefined
      ? []
      : [{ op: 'add', path: parentPath(path) ?? '', value: { id: entry }, after: null } as const]),
    { op: 'set', path, value: { [endsAt]: endAt(until, place) } },
  ]);

/** What puts rows back, by menu: at each location all of its rows, whichever level took them off. */
export const backPlaces = (
  rows: readonly {
    readonly menuId: string;
    readonly path: string;
    readonly locationId: string;
    readonly ver: number;
  }[],
): ReadonlyMap<string, readonly EditedPlace[]> => {
  const byMenu = [...Map.groupBy(rows, ({ menuId }) => menuId)].map(([menuId, ofMenu]) => {
    const byLocation = [...Map.groupBy(ofMenu, ({ locationId }) => locationId)];
    const places = byLocation.map(([tenantId, here]) => ({
      tenantId,
      ver: here[0]?.ver ?? 0,
      edits: here.map(({ path }) => backEdit(path)),
    }));
    return [menuId, places] as const;
  });
  return new Map(byMenu);
};

/** An entry that is there only while something is out goes with it. */
const backEdit = (path: string): Edit => {
  const entry = parentPath(path) ?? '';
  const list = fieldAt(documents.menu.field, parentPath(entry) ?? '');
  const isEntry = list !== undefined && isList(list) && list.nameFrom !== undefined;
  return isEntry ? { op: 'remove', path: entry } : { op: 'unset', path };
};

/** The edits of a location, with the version of its change list that they are made on. */
export interface EditedPlace {
  readonly tenantId: string;
  readonly ver: number;
  readonly edits: readonly Edit[];
}
