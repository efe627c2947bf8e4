import type { NewLocation } from '@commissary/contract';
import { addDays, enterDayStart, plainDateAt } from '@commissary/domain';
import { lockCompanies } from '../../store/database/index.ts';
import { listDocumentRows } from '../../store/documents/index.ts';
import { findTenants, insertTenants, type NewTenant, type TenantRecord } from '../../store/tenants/index.ts';
import { recordAudit } from '../audit/index.ts';
import { runOnce } from '../calls/index.ts';
import type { RequestContext } from '../context/index.ts';
import { apiError } from '../errors/index.ts';
import { inside, requireGroup } from '../levels/index.ts';
import { afterCommit, writeSaves } from '../saving/index.ts';
import { cloneOverrides, templateLocation } from './clone-location.ts';

/**
 * Creates a location. A copy of another location starts with that location's overrides, as far as the person may set
 * them; the rest is in the body. The permission to add locations to the company covers the record of the location.
 */
export const addLocation = async (context: RequestContext, body: NewLocation): Promise<TenantRecord> => {
  const { company } = context;
  const { like, groupId = null, menuId = null, dayStart: _, dayStartFrom: _from, ...fields } = body;
  if (groupId !== null) await requireGroup(context, groupId);
  if (menuId !== null) await requireMenu(context, menuId);
  const ownDayStarts = firstDayStart(context, body);
  const location = { ...given(fields), ownDayStarts, id: context.newId(), companyId: company.id, groupId, menuId };
  const model = like === undefined ? null : await templateLocation(context, like);
  const saves =
    model === null ? [] : (await cloneOverrides(context, model, location)).flatMap(({ save }) => save ?? []);
  const id = await runOnce(context, `location.create ${company.id} ${JSON.stringify(body)}`, async db => {
    await lockCompanies(db, [company.id]);
    // They may have been removed since the values above were computed.
    if (groupId !== null) await requireGroup(inside(context, db), groupId);
    if (menuId !== null) await requireMenu({ db, company }, menuId);
    await insertTenants(db, [location], context.now());
    await recordAudit(context, db, {
      action: 'location.create',
      ...locationAudit(location),
      ...(model !== null && { changes: [{ what: 'Copied from', was: null, now: model.name }] }),
    });
    await writeSaves(context, db, saves);
    return location.id;
  });
  afterCommit(context, saves);
  const [made] = await findTenants(context.db, [id]);
  if (made === undefined) throw apiError(404, 'NOT_FOUND');
  return made;
};

/** Nothing was sold at a new location: its business days may begin at another time from today on. */
const firstDayStart = ({ now }: Pick<RequestContext, 'now'>, { timeZone, dayStart, dayStartFrom }: NewLocation) => {
  const yesterday = addDays(plainDateAt(now().getTime(), timeZone), -1);
  const starts = enterDayStart([], { dayStart, dayStartFrom }, { today: yesterday, usual: null });
  if (starts === null) throw apiError(400, 'DAY_BEGUN', '/body/dayStartFrom');
  return starts;
};

/** A menu of the company that locations can use. */
export const requireMenu = async (
  { db, company }: Pick<RequestContext, 'db' | 'company'>,
  menuId: string,
  path = '/body/menuId',
): Promise<void> => {
  const menus = await listDocumentRows(db, company.id, 'menu');
  if (!menus.some(({ id, template }) => id === menuId && !template)) throw apiError(400, 'NOT_FOUND', path);
};

/** The tenant of the audit entry. */
export const locationAudit = ({ id, companyId, name }: Pick<TenantRecord, 'id' | 'companyId' | 'name'>) => ({
  companyId,
  tenantIds: [id],
  target: id,
  subject: name,
});

/** Members that are not sent are left out, so that the defaults of a new row apply. */
const given = <T extends object>(fields: T): NewTenant & T =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as NewTenant & T;
