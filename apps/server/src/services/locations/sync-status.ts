import { documentKinds, syncInfos } from '@commissary/catalog';
import type { TenantSyncStatus } from '@commissary/contract';
import { recordOf, type SyncInfo } from '@commissary/domain';
import type { Db, Pin } from '../../store/database/index.ts';
import { type SyncRow, syncRows } from '../../store/publishing/index.ts';

/**
 * Saved and live versions of every location of a company. The caller limits it to the locations that the person may
 * access.
 */
export const syncStatus = async (db: Db, companyId: string): Promise<TenantSyncStatus[]> => {
  const byLocation = Map.groupBy(await syncRows(db, companyId), row => row.locationId);
  return [...byLocation].map(([locationId, rows]) => {
    const byKind = new Map(rows.map(row => [row.kind, row]));
    return {
      locationId,
      ...syncInfos(kind => infoOf(byKind.get(kind))),
      publishedAt: recordOf(documentKinds, kind => byKind.get(kind)?.publishedAt?.getTime() ?? null),
    };
  });
};

const infoOf = (row: SyncRow | undefined): SyncInfo => ({
  assigned: saved(row?.documentId, row?.base),
  published: live(row?.pins?.base),
  overrideAssigned: saved(row?.ownLayerId, row?.own),
  overridePublished: live(row?.pins?.own),
  groupOverrideAssigned: saved(row?.groupLayerId, row?.group),
  groupOverridePublished: live(row?.pins?.group),
});

const saved = (id: string | null | undefined, version: number | null | undefined) =>
  id && version ? { version, id } : null;

const live = (pin: Pin | null | undefined) => (pin ? { version: pin.version, id: pin.id } : null);
