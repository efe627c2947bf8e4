import { locationRecord, recordChanges } from '@commissary/catalog';
import type { ListedLocation, LocationEditBody } from '@commissary/contract';
import { can, enterDayStart, lastDayStart, type Permission, plainDateAt, tenantScopeOf } from '@commissary/domain';
import { type Db, lockCompanies } from '../../store/database/index.ts';
import { listDocumentRows } from '../../store/documents/index.ts';
import { moveTimedToZone } from '../../store/publishing/index.ts';
import { noteSchedulingChange } from '../../store/scheduling/index.ts';
import { findTenants, type LocationColumns, type TenantRecord, updateLocation } from '../../store/tenants/index.ts';
import { requireFieldPermissions } from '../access/index.ts';
import { recordAudit } from '../audit/index.ts';
import { runOnce } from '../calls/index.ts';
import type { Person, RequestContext } from '../context/index.ts';
import { ApiError, apiError, forbidden, notFound, outdated } from '../errors/index.ts';
import { inside, mayLeaveGroup, movable, moveLocation, requireGroup } from '../levels/index.ts';
import { locationAudit, requireMenu } from './create-location.ts';

/** The fields that several locations can get at once, as far as the person may change them at this location. */
export const editableFields = (person: Person, location: TenantRecord): ListedLocation['editable'] => {
  const may = (permission: Permission) => can(person, permission, tenantScopeOf(location));
  if (!may('editLocation')) return [];
  return [
    ...(mayLeaveGroup(person, location) ? ['groupId' as const] : []),
    ...(may('manageMenus') ? ['menuId' as const] : []),
    'tags',
  ];
};

type LocationEdit = Omit<LocationEditBody, 'type'>;

/** Changes the fields in the body; `updateLocations` says how. */
export const updateLocationFields = async (
  context: RequestContext,
  { type: _, ...edit }: LocationEditBody,
): Promise<TenantRecord> => {
  const [saved] = await updateLocations(context, [edit], () => '/body');
  if (saved === undefined) throw notFound();
  return saved;
};

/**
 * Changes the named fields of each location, all of them or nothing. Returns 409 after a concurrent change, with the id
 * of each location that has another version: then nothing is written, and the sender decides with the newer records. A
 * move to another group needs the permissions of moving. `pathOf` is where in the call an edit is.
 */
export const updateLocations = async (
  context: RequestContext,
  edits: readonly LocationEdit[],
  pathOf = (index: number) => `/body/edits/${index}`,
): Promise<readonly TenantRecord[]> => {
  await runOnce(context, `location.edit ${JSON.stringify(edits)}`, async db => {
    await lockCompanies(db, [context.company.id]);
    const held = inside(context, db);
    const planned = await planEdits(held, edits, { pathOf, now: context.now().getTime() });
    await requireTargets(held, planned);
    const nameOf = await menuNames(held, edits);
    const late: string[] = [];
    for (const { location, ver, groupId, fields, moves } of planned) {
      if (!(await updateLocation(db, location.id, ver, fields))) {
        late.push(location.id);
        continue;
      }
      const changes = recordChanges(locationRecord, recordOf(location), { ...fields, ...dayStartOf(fields) }, nameOf);
      if (changes.length > 0)
        await recordAudit(context, db, { action: 'location.edit', ...locationAudit(location), changes });
      if (moves) await moveLocation(context, db, location, groupId);
      if (fields.timeZone !== undefined && fields.timeZone !== location.timeZone)
        await moveTimedToZone(db, location.id, fields.timeZone ?? 'UTC');
    }
    if (late.length > 0)
      throw new ApiError(
        409,
        late.flatMap(id => outdated(id).failures),
      );
    await noteSchedulingChange(db, context.company.id, context.now());
    return null;
  });
  const saved = new Map(
    (
      await findTenants(
        context.db,
        edits.map(({ id }) => id),
      )
    ).map(one => [one.id, one]),
  );
  return edits.flatMap(({ id }) => saved.get(id) ?? []);
};

interface PlannedEdit {
  readonly location: TenantRecord;
  readonly path: string;
  readonly ver: number;
  readonly fields: Partial<LocationColumns>;
  readonly groupId: string | null;
  readonly moves: boolean;
}

type Held = ReturnType<typeof inside>;

/** The edits with the stored locations; throws where one is not found, or a permission for a field is missing there. */
const planEdits = async (
  { db, company, person }: Held,
  edits: readonly LocationEdit[],
  { pathOf, now }: { readonly pathOf: (index: number) => string; readonly now: number },
): Promise<readonly PlannedEdit[]> => {
  const stored = new Map(
    (
      await findTenants(
        db,
        edits.map(({ id }) => id),
      )
    ).map(one => [one.id, one]),
  );
  const seen = new Set<string>();
  return edits.map(({ id, ver, groupId, ...named }, index): PlannedEdit => {
    const path = pathOf(index);
    const location = stored.get(id);
    if (location?.type !== 'LOCATION' || location.companyId !== company.id)
      throw apiError(404, 'NOT_FOUND', `${path}/id`);
    if (seen.has(id)) throw apiError(400, 'NAMED_TWICE', `${path}/id`);
    seen.add(id);
    const fields = columnsOf(location, named, { path, now });
    const scope = tenantScopeOf(location);
    if (!can(person, 'editLocation', scope)) throw forbidden();
    requireFieldPermissions(person, [scope], locationRecord, location, named);
    const moves = groupId !== undefined && groupId !== location.groupId;
    return { location, path, ver: ver ?? location.version, fields, groupId: moves ? groupId : location.groupId, moves };
  });
};

/** What is stored of the named fields. A start of the business day that counts from a day that has begun is refused. */
const columnsOf = (
  { ownDayStarts: before, timeZone }: TenantRecord,
  { dayStart, dayStartFrom, ...named }: Omit<LocationEdit, 'id' | 'ver' | 'groupId'>,
  { path, now }: { readonly path: string; readonly now: number },
): Partial<LocationColumns> => {
  const today = plainDateAt(now, named.timeZone ?? timeZone ?? 'UTC');
  const ownDayStarts = enterDayStart(before, { dayStart, dayStartFrom }, { today, usual: null });
  if (ownDayStarts === null) throw apiError(400, 'DAY_BEGUN', `${path}/dayStartFrom`);
  return Object.fromEntries(
    Object.entries({ ...named, ownDayStarts: ownDayStarts === before ? undefined : ownDayStarts }).filter(
      ([, value]) => value !== undefined,
    ),
  );
};

/** The start of the business day as the record of a location has it: the one that was set last. */
const dayStartOf = ({ ownDayStarts }: Partial<LocationColumns>) =>
  ownDayStarts === undefined ? {} : lastDayStart(ownDayStarts, null);

const recordOf = (location: TenantRecord) => ({ ...location, ...lastDayStart(location.ownDayStarts, null) });

/** The menus and groups that the edits name exist, and the person may move the locations into these groups. */
const requireTargets = async (held: Held, planned: readonly PlannedEdit[]): Promise<void> => {
  for (const [menuId, [first]] of Map.groupBy(planned, ({ fields }) => fields.menuId ?? null))
    if (menuId !== null) await requireMenu(held, menuId, `${first?.path}/menuId`);
  for (const [groupId, moved] of Map.groupBy(
    planned.filter(({ moves }) => moves),
    edit => edit.groupId,
  )) {
    const group = groupId === null ? null : await requireGroup(held, groupId, `${moved[0]?.path}/groupId`);
    const ids = moved.map(({ location }) => location.id);
    await movable(held, ids, group);
  }
};

const menuNames = async (
  { db, company }: Pick<Held, 'company'> & { readonly db: Db },
  edits: readonly LocationEdit[],
): Promise<(id: string) => string> => {
  const isNamed = edits.some(({ menuId }) => menuId !== undefined);
  const names = new Map((isNamed ? await listDocumentRows(db, company.id, 'menu') : []).map(one => [one.id, one.name]));
  return id => names.get(id) ?? id;
};
