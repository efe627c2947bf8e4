import { screenHref } from '@commissary/catalog';
import type { Change } from '@commissary/document';
import { formatCount } from '@commissary/domain';
import type { Field } from '@commissary/schema';
import type { DocumentAddress } from '../../cache/documents.ts';
import { type DraftFacts, isForMemory, keepableList, type ShelvedDraft } from '../../form/draft.ts';
import { type CellEdit, type Pending, type Places, placesToSave, unreadable } from './sheet-state.ts';

/** What the sheet shows, as its address says it. */
export interface SheetQuery {
  readonly fields?: string | undefined;
  readonly locations?: string | undefined;
}

/** The cells of a sheet that were not saved, each place with the list that it had. */
export interface SheetDraft extends ShelvedDraft {
  readonly query: SheetQuery;
  readonly places: readonly {
    readonly tenantId: string;
    readonly ver: number;
    readonly own: readonly Change[];
    readonly cells: readonly (readonly [path: string, done: CellEdit])[];
  }[];
}

/** Which sheet a draft belongs to. */
export const sheetName = ({ kind, companyId, menuId }: DocumentAddress): string =>
  JSON.stringify([companyId, kind, menuId, 'sheet']);

/** What is kept of the cells; null when there is nothing to keep. */
export const sheetDraftOf = (
  definition: Field,
  pending: Pending,
  address: DocumentAddress,
  query: SheetQuery,
  facts: Omit<DraftFacts, 'where' | 'document'>,
): SheetDraft | null => {
  const places = [...pending].flatMap(([tenantId, { seen, cells }]) => {
    const kept = [...cells].filter(([path]) => !isForMemory(definition, path));
    return kept.length === 0 ? [] : { tenantId, ver: seen.ver, own: keepableList(definition, seen.own), cells: kept };
  });
  if (places.length === 0) return null;
  const { kind, companyId, menuId } = address;
  const asked = Object.entries({ ...query, kind, menuId }).filter((one): one is [string, string] => Boolean(one[1]));
  return {
    ...facts,
    document: sheetName(address),
    where: {
      title: 'Sheet',
      place: formatCount(places.length, 'place'),
      href: screenHref('sheet', {}, { companyId, locationId: null }, Object.fromEntries(asked)),
    },
    count: places.reduce((sum, { cells }) => sum + cells.length, 0),
    sections: {},
    query,
    places,
  };
};

/** The cells of a draft under those that were typed since. */
export const broughtBack = (pending: Pending, { places }: SheetDraft): Pending => {
  const next = new Map(pending);
  for (const { tenantId, ver, own, cells } of places)
    next.set(tenantId, {
      seen: { ver, own },
      cells: new Map([...cells, ...(pending.get(tenantId)?.cells ?? [])]),
    });
  return next;
};

/** Whether a draft would change or ask anything; of places that are not loaded nobody knows. */
export const isWorthBringing = (places: Places, draft: SheetDraft): boolean => {
  const pending = broughtBack(new Map(), draft);
  const isUnknown = draft.places.some(({ tenantId }) => !places.has(tenantId));
  return isUnknown || unreadable(pending) > 0 || placesToSave(places, pending).length > 0;
};
