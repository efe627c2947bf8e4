import type { DeletedMenu, ManagedMenu, SingleUseMenu } from '@commissary/contract';
import { differs } from '@commissary/domain';
import { listMenuRows, listSingleUseMenus, type MenuRow } from '../../store/documents/index.ts';
import type { RequestContext } from '../context/index.ts';
import { syncStatus } from '../locations/index.ts';
import { isManager, menuRecord, restoreMs } from './manage.ts';

/** The menus and templates of the call's company with where they are used, and what can be restored. */
export const readManagedMenus = async (
  context: RequestContext,
): Promise<{
  menus: ManagedMenu[];
  deleted: DeletedMenu[];
  singleUse: Pick<SingleUseMenu, 'id' | 'ver' | 'locationId'>[];
  manages: { menus: boolean; templates: boolean };
}> => {
  const { db, company, now } = context;
  const since = new Date(now().getTime() - restoreMs);
  const rows = await listMenuRows(db, company.id, since);
  const unpublished = await unpublishedOf(context);
  const singleUse = isManager(context, false) ? await listSingleUseMenus(db, company.id) : [];
  return {
    singleUse: singleUse.map(({ id, version, locationId }) => ({ id, ver: version, locationId })),
    manages: { menus: isManager(context, false), templates: isManager(context, true) },
    menus: rows
      .filter(({ deletedAt }) => deletedAt === null)
      .map(row => ({
        ...menuRecord(row),
        savedBy: row.savedBy,
        locations: row.locations,
        unpublished: unpublished.get(row.id) ?? 0,
        copies: row.copies,
        source: sourceOf(row),
      })),
    deleted: rows.flatMap(({ id, name, template, deletedAt, deletedBy }) =>
      deletedAt === null
        ? []
        : {
            id,
            name,
            template,
            deletedAt: deletedAt.getTime(),
            deletedBy: deletedBy ?? '',
            until: deletedAt.getTime() + restoreMs,
          },
    ),
  };
};

/** By menu, the number of locations that use it and run something else. */
const unpublishedOf = async ({ db, person, company }: RequestContext): Promise<ReadonlyMap<string, number>> => {
  const counts = new Map<string, number>();
  for (const { menuInfo } of await syncStatus({ db, person }, company.id, { mayDiffer: true })) {
    const menuId = menuInfo.assigned?.id;
    if (menuId !== undefined && differs(menuInfo)) counts.set(menuId, (counts.get(menuId) ?? 0) + 1);
  }
  return counts;
};

const sourceOf = (row: MenuRow): ManagedMenu['source'] => {
  const { sourceId, sourceName, sourceIsTemplate, sourceVersion, sourceNow } = row;
  if (sourceId === null || sourceVersion === null) return null;
  return {
    id: sourceId,
    name: sourceName ?? '',
    template: sourceIsTemplate ?? false,
    ver: sourceVersion,
    now: sourceNow ?? sourceVersion,
  };
};
