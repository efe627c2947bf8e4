import { documentKinds, isUnpublished, kindRecords, publishKinds, syncInfos } from '@commissary/catalog';
import type { TenantSyncStatus, UnpublishedLocations } from '@commissary/contract';
import { recordOf, type SyncInfo, tenantReach } from '@commissary/domain';
import type { Pin } from '../../store/database/index.ts';
import { type SyncQuery, type SyncRow, syncRows } from '../../store/publishing/index.ts';
import { peopleVersionOf } from '../../store/tenants/index.ts';
import type { Context, UseCaseContext } from '../context/index.ts';
import { inTurns } from '../turns/index.ts';

/** Saved and live versions of the locations of a company that the person can access, or of some of them. */
export const syncStatus = async (
  { db, person }: Pick<UseCaseContext, 'db' | 'person'>,
  companyId: string,
  query: SyncQuery = {},
): Promise<TenantSyncStatus[]> => {
  const rows = await syncRows(db, companyId, tenantReach(person, companyId), query);
  const byLocation = Map.groupBy(rows, row => row.locationId);
  const statuses: TenantSyncStatus[] = [];
  for await (const [locationId, rows] of inTurns(byLocation)) {
    const byKind = new Map(rows.map(row => [row.kind, row]));
    statuses.push({
      locationId,
      ...syncInfos(kind => infoOf(byKind.get(kind))),
      publishedAt: recordOf(documentKinds, kind => byKind.get(kind)?.publishedAt?.getTime() ?? null),
    });
  }
  return statuses;
};

/**
 * The locations of them with saved changes that are not live: every console asks for them again and again, so they are
 * cached until something is saved or published. The same object as long as they are.
 */
export const readUnpublished = (
  { db, person, rowCache }: Pick<UseCaseContext, 'db' | 'person'> & Pick<Context, 'rowCache'>,
  companyId: string,
): Promise<UnpublishedLocations> => {
  const reach = tenantReach(person, companyId);
  return rowCache.getOrLoad('states', [companyId], `unpublished ${companyId} ${JSON.stringify(reach)}`, async () => {
    const statuses = await syncStatus({ db, person }, companyId, { mayDiffer: true });
    return recordOf(publishKinds, publish =>
      statuses.flatMap(status => (isUnpublished(status, publish) ? [status.locationId] : [])),
    );
  });
};

type SyncPin = NonNullable<SyncInfo['assigned']>;

const infoOf = (row: SyncRow | undefined): SyncInfo => ({
  assigned: saved(row?.documentId, row?.base),
  published: live(row?.pins?.base),
  overrideAssigned: withPeople(saved(row?.ownLayerId, row?.own), savedPeople(row)),
  overridePublished: withPeople(live(row?.pins?.own), row?.pins?.people),
  groupOverrideAssigned: saved(row?.groupLayerId, row?.group),
  groupOverridePublished: live(row?.pins?.group),
});

/** The people who work at the location are published with its own values: their version is part of the id. */
const withPeople = (pin: SyncPin | null, people: string | undefined): SyncPin | null =>
  people === undefined ? pin : { version: pin?.version ?? 0, id: `${pin?.id ?? ''}~${people}` };

const savedPeople = (row: SyncRow | undefined): string | undefined =>
  row !== undefined && kindRecords[row.kind].people === true
    ? peopleVersionOf({
        company: row.companyPeople,
        group: row.groupPeople,
        groupId: row.groupId,
        own: row.ownPeople,
      })
    : undefined;

const saved = (id: string | null | undefined, version: number | null | undefined) =>
  id && version ? { version, id } : null;

const live = (pin: Pick<Pin, 'id' | 'version'> | null | undefined) =>
  pin ? { version: pin.version, id: pin.id } : null;
