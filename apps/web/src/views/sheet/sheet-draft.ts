import { countTexts, screenHref, sheetTexts } from '@commissary/catalog';
import type { Change } from '@commissary/document';
import { type Field, fieldAt } from '@commissary/schema';
import type { CachedDocumentKey } from '../../cache/index.ts';
import { type DraftFacts, isForMemory, type StoredDraft, storableList } from '../../form/drafts/index.ts';
import { type CellEdit, type PendingCells, type SheetTenantStates, tenantsToSave, unreadable } from './sheet-state.ts';

/** What the sheet shows, as its address names it. */
export interface SheetQuery {
  readonly fields?: string | undefined;
  readonly locations?: string | undefined;
}

/** The unsaved cells of a sheet, each tenant with the change list that it had. */
export interface SheetDraft extends StoredDraft {
  readonly query: SheetQuery;
  readonly places: readonly {
    readonly tenantId: string;
    readonly ver: number;
    readonly own: readonly Change[];
    readonly cells: readonly (readonly [path: string, done: CellEdit])[];
  }[];
}

/** Which sheet a draft belongs to. */
export const sheetName = ({ kind, companyId, menuId }: CachedDocumentKey): string =>
  JSON.stringify([companyId, kind, menuId, 'sheet']);

/** What is stored of the cells; null when there is nothing to store. */
export const sheetDraftOf = (
  definition: Field,
  pending: PendingCells,
  address: CachedDocumentKey,
  query: SheetQuery,
  facts: Omit<DraftFacts, 'where' | 'document'>,
): SheetDraft | null => {
  const targets = [...pending].flatMap(([tenantId, { seen, cells }]) => {
    const kept = [...cells].filter(([path]) => !isForMemory(definition, path));
    return kept.length === 0 ? [] : { tenantId, ver: seen.ver, own: storableList(definition, seen.own), cells: kept };
  });
  if (targets.length === 0) return null;
  const { kind, companyId, menuId } = address;
  const asked = Object.entries({ ...query, kind, menuId }).filter((one): one is [string, string] => Boolean(one[1]));
  return {
    ...facts,
    document: sheetName(address),
    where: {
      title: sheetTexts.editSeveralLocations,
      place: countTexts.locations(targets.length),
      href: screenHref('sheet', {}, { companyId, locationId: null }, Object.fromEntries(asked)),
    },
    count: targets.reduce((sum, { cells }) => sum + cells.length, 0),
    sections: {},
    query,
    places: targets,
  };
};

/**
 * The cells of a draft under those that were typed since, without those of fields that the definition no longer has: a
 * draft may be of an earlier version of the console.
 */
export const restoredSheetDraft = (
  definition: Field,
  pending: PendingCells,
  { places: targets }: SheetDraft,
): PendingCells => {
  const next = new Map(pending);
  for (const { tenantId, ver, own, cells } of targets) {
    const known = cells.filter(([path]) => isKnown(definition, path));
    const typed = pending.get(tenantId)?.cells ?? [];
    const seen = { ver, own: own.filter(({ path }) => isKnown(definition, path)) };
    next.set(tenantId, { seen, cells: new Map([...known, ...typed]) });
  }
  return next;
};

/** How many cells of a draft are of fields that the definition no longer has. */
export const omittedCells = (definition: Field, { places: targets }: SheetDraft): number =>
  targets.flatMap(({ cells }) => cells.filter(([path]) => !isKnown(definition, path))).length;

const isKnown = (definition: Field, path: string): boolean => fieldAt(definition, path) !== undefined;

/** Whether a draft would change, ask or tell anything; unknown for tenants that are not loaded. */
export const hasCellsToRestore = (definition: Field, tenants: SheetTenantStates, draft: SheetDraft): boolean => {
  const pending = restoredSheetDraft(definition, new Map(), draft);
  const isUnknown = draft.places.some(({ tenantId }) => !tenants.has(tenantId));
  const isWorth = unreadable(pending) > 0 || tenantsToSave(tenants, pending).length > 0;
  return isUnknown || isWorth || omittedCells(definition, draft) > 0;
};
