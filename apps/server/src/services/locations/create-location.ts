import type { NewLocation } from '@commissary/contract';
import type { RequestContext } from '../../request-context.ts';
import { listMenus } from '../../store/document.ts';
import { findTenants, insertTenants, type NewTenant, type Tenant } from '../../store/tenant.ts';
import { holdCompanies } from '../../store/transact.ts';
import { audit } from '../audit.ts';
import { settleSaves, writeSaves } from '../documents/commit.ts';
import { once } from '../idempotent.ts';
import { groupOf, inside } from '../levels/groups.ts';
import { refuse } from '../refusal.ts';
import { copyOf, modelOf } from './like.ts';

/**
 * Makes a location. One that is made like another starts with the other's own values, as far as the person may set them;
 * the rest is said in the body. The right to add locations to the company covers what a location is.
 */
export const createLocation = async (context: RequestContext, body: NewLocation): Promise<Tenant> => {
  const { company } = context;
  const { like, groupId = null, menuId = null, ...fields } = body;
  if (groupId !== null) await groupOf(context, groupId);
  if (menuId !== null) await demandMenu(context, menuId);
  const location = { ...given(fields), id: context.newId(), companyId: company.id, groupId, menuId };
  const model = like === undefined ? null : await modelOf(context, like);
  const saves = model === null ? [] : (await copyOf(context, model, location)).flatMap(({ save }) => save ?? []);
  const id = await once(context, `location.create ${company.id} ${JSON.stringify(body)}`, async db => {
    await holdCompanies(db, [company.id]);
    // Somebody may have removed it since the values above were worked out.
    if (groupId !== null) await groupOf(inside(context, db), groupId);
    await insertTenants(db, [location], context.now());
    await audit(context, db, {
      action: 'location.create',
      ...about(location),
      ...(model !== null && { changes: [{ what: 'Like', was: null, now: model.name }] }),
    });
    await writeSaves(context, db, saves);
    return location.id;
  });
  settleSaves(context, saves);
  const [made] = await findTenants(context.db, [id]);
  if (made === undefined) throw refuse(404, 'NOT_FOUND');
  return made;
};

/** A menu of the company, that locations can work with. */
export const demandMenu = async ({ db, company }: RequestContext, menuId: string): Promise<void> => {
  const menus = await listMenus(db, company.id);
  if (!menus.some(({ id, template }) => id === menuId && !template)) throw refuse(400, 'NOT_FOUND', '/body/menuId');
};

/** Of which place the audit speaks. */
export const about = ({ id, companyId, name }: Pick<Tenant, 'id' | 'companyId' | 'name'>) => ({
  companyId,
  placeIds: [id],
  target: id,
  subject: name,
});

/** What is not said is left out, so that the defaults of a new row apply. */
const given = <T extends object>(fields: T): NewTenant & T =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as NewTenant & T;
