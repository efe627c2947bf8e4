import type { LocationEffect, SingleUseMenu } from '@commissary/contract';
import { can, canAccess, tenantScopeOf } from '@commissary/domain';
import { type Db, lockCompanies } from '../../store/database/index.ts';
import {
  convertSingleUseMenu,
  findMenuRow,
  findSingleUseMenu,
  isFreeDocumentId,
  type SingleUseMenu as SingleUseRow,
} from '../../store/documents/index.ts';
import { findTenant, type TenantRecord, updateLocation } from '../../store/tenants/index.ts';
import { recordAudit } from '../audit/index.ts';
import { type ChangedDocument, initialStoredDocument, stateWithoutChanges } from '../content/index.ts';
import type { RequestContext } from '../context/index.ts';
import {
  effectiveDocument,
  effectiveDocuments,
  headsOfNew,
  type LayerHeads,
  layerHashesOf,
  loadHeads,
  parentLayerHashes,
  readLayers,
} from '../documents/index.ts';
import { ApiError, forbidden, notFound, outdated } from '../errors/index.ts';
import { effectBetween } from '../levels/index.ts';
import {
  catchApiError,
  commitOnce,
  type NextList,
  planOverride,
  planRestoredBase,
  type Save,
} from '../saving/index.ts';
import { requireManager } from './manage.ts';
import { asCompanyMenu, changesToOwn, ownMenu } from './own-menu.ts';

const kind = 'menu';

/** What converting a location's own menu would do. */
interface Conversion {
  readonly menu: { readonly id: string; readonly name: string };
  /** The company has the menu, and the location gets changes of it; else the menu is new. */
  readonly isKnown: boolean;
  /** The layers of the location in it as they are. */
  readonly heads: LayerHeads;
  readonly changes: number;
  readonly after: ChangedDocument;
  readonly saves: readonly Save[];
}

interface Found {
  readonly location: TenantRecord;
  readonly row: SingleUseRow & { readonly blob: unknown };
}

/** The own menu of a location with what converting it would change there. Writes nothing. */
export const readSingleUse = async (
  context: RequestContext,
  locationId: string,
): Promise<{
  record: SingleUseMenu;
  ver: number;
  menu: { id: string; name: string } | null;
  changes: number;
  effect: LocationEffect;
}> => {
  const { location, row } = await requireSingleUse(context, locationId);
  const { menu, isKnown, heads, changes, after } = await planConversion(context, location, row);
  const { own, group } = heads;
  return {
    record: {
      ...{ id: row.id, ver: row.version, locationId, singleUse: true, settingsBlob: JSON.stringify(row.blob) },
      ...{ overrideId: own?.id ?? null, overrideVer: own?.version ?? null },
      ...{ groupOverrideId: group?.id ?? null, groupOverrideVer: group?.version ?? null },
    },
    ver: location.version,
    menu: isKnown ? menu : null,
    changes,
    effect: effectBetween(context, kind, location, await assignedTo(context, location), after),
  };
};

/**
 * Makes the own menu of a location changes of the company's menu with the same id, or a new menu where there is none,
 * and assigns it: the location has the same as before. 409 where the record or the location is another version.
 */
export const convertSingleUse = async (
  context: RequestContext,
  locationId: string,
  asked: { readonly ver: number; readonly locationVer: number },
): Promise<{ id: string; name: string }> => {
  const { company } = context;
  const planned = await catchApiError(async () => {
    const { location, row } = await requireSingleUse(context, locationId);
    if (row.version !== asked.ver) throw outdated('/body/ver');
    const { saves, menu, heads, isKnown } = await planConversion(context, location, row);
    const answer = async (db: Db) => {
      await lockCompanies(db, [company.id]);
      if (isKnown) await requireUnchanged(context, db, heads);
      if (!(await convertSingleUseMenu(db, row, menu.id))) throw outdated('/body/ver');
      if (!(await updateLocation(db, location.id, asked.locationVer, { menuId: menu.id })))
        throw outdated('/body/locationVer');
      await recordAudit(context, db, {
        action: 'menu.convert',
        companyId: company.id,
        tenantIds: [location.id],
        target: menu.id,
        subject: location.name,
        changes: [{ what: 'Menu', was: null, now: menu.name }],
      });
      return menu;
    };
    return { saves, answer };
  });
  const menu = await commitOnce(context, `menu.convert ${locationId} ${JSON.stringify(asked)}`, planned);
  if (menu === null) throw outdated();
  return menu;
};

/** 404 for a location that has none, is removed or of another company; 403 for one that the person may not change. */
const requireSingleUse = async (context: RequestContext, locationId: string): Promise<Found> => {
  const { db, company, person } = context;
  requireManager(context, false);
  const location = await findTenant(db, locationId);
  const row = await findSingleUseMenu(db, company.id, locationId);
  if (location?.type !== 'LOCATION' || location.companyId !== company.id || row === undefined) throw notFound();
  const scope = tenantScopeOf(location);
  if (!canAccess(person, scope) || !can(person, 'editLocation', scope)) throw forbidden();
  return { location, row };
};

const planConversion = async (
  asking: RequestContext,
  location: TenantRecord,
  { id, blob }: Found['row'],
): Promise<Conversion> => {
  const { db, company, person, origin } = asking;
  // Who may convert saves what the location has already, whatever is in it.
  const grants = [{ permissions: ['companyAdmin'], on: { type: 'COMPANY', id: company.id } }] as const;
  const context = { ...asking, db, company, origin, person: { ...person, grants: [...person.grants, ...grants] } };
  const own = ownMenu(blob);
  if (own.issues.length > 0)
    throw new ApiError(
      400,
      own.issues.map(({ code, path }) => ({ code, path })),
    );
  const known = await findMenuRow(db, id);
  const isUsable = known?.companyId === company.id && known.deletedAt === null && !known.template;
  return isUsable ? planChanges(context, location, { id, name: known.name }, own) : planNew(context, location, id, own);
};

/** As changes of a menu that the company has. */
const planChanges = async (
  context: RequestContext,
  location: TenantRecord,
  menu: Conversion['menu'],
  own: ChangedDocument,
): Promise<Conversion> => {
  const tenant = { ...location, menuId: menu.id };
  const heads = await loadHeads(context, { kind, companyId: location.companyId, menuId: menu.id, tenant });
  const stack = layerHashesOf(heads);
  const effective = await effectiveDocuments(context, [stack, parentLayerHashes(stack)]);
  const above = effective(parentLayerHashes(stack));
  const { own: stored } = await readLayers(context, heads);
  const here = { stored, above, before: effective(stack).applied };
  return { ...planList(context, heads, here, own), menu, isKnown: true, heads };
};

/** As a new menu, named after its location, which has changes where only a location has a value. */
const planNew = async (
  context: RequestContext,
  location: TenantRecord,
  wanted: string,
  own: ChangedDocument,
): Promise<Conversion> => {
  const id = (await isFreeDocumentId(context.db, wanted)) ? wanted : context.newId();
  const { companyId, name } = location;
  const ofCompany = await headsOfNew(context, { kind, companyId, menuId: id, tenant: null }, name);
  const heads = await headsOfNew(context, { kind, companyId, menuId: id, tenant: { ...location, menuId: id } }, name);
  const base = asCompanyMenu(own);
  const earlier = { manifest: null, document: base.document };
  const { revision } = planRestoredBase(context, ofCompany, initialStoredDocument(kind), earlier);
  const planned = planList(context, heads, { stored: [], above: base, before: base.applied }, own);
  const first: Save = { heads: ofCompany, revision: { ...revision, source: 'save' } };
  return { ...planned, menu: { id, name }, isKnown: false, heads, saves: [first, ...planned.saves] };
};

/** The list with which a location has its own menu. That it has the same after it is a law: `own-menu.property.test.ts`. */
const planList = (
  context: RequestContext,
  heads: LayerHeads,
  { above, stored, before }: Pick<NextList, 'above' | 'stored' | 'before'>,
  own: ChangedDocument,
): Pick<Conversion, 'changes' | 'after' | 'saves'> => {
  if (heads.own === null) throw new Error('A location has a list of its own.');
  const next = changesToOwn(above, own, stored);
  const plan = planOverride(context, heads, { own: heads.own, stored, above, before, next });
  const saves = plan.revision === null ? [] : [{ heads, revision: plan.revision }];
  return { changes: plan.next.length, after: plan.after, saves };
};

/** What the location has from the menu that it is assigned; without one it sells nothing yet. */
const assignedTo = async (context: RequestContext, location: TenantRecord): Promise<ChangedDocument> => {
  const { companyId, menuId } = location;
  if (menuId === null) return stateWithoutChanges(kind, initialStoredDocument(kind));
  const heads = await loadHeads(context, { kind, companyId, menuId, tenant: location });
  return effectiveDocument(context, layerHashesOf(heads));
};

/** The changes were made for the menu as it was read: 409 where the company or the group saved it since. */
const requireUnchanged = async (context: RequestContext, db: Db, { layer, base, group }: LayerHeads): Promise<void> => {
  const { person, origin } = context;
  const now = await loadHeads({ ...context, db, person, origin }, layer);
  if (now.base.version !== base.version || now.group?.version !== group?.version) throw outdated();
};
