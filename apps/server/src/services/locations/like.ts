import type { Likeness } from '@commissary/contract';
import { type Change, stampWas } from '@commissary/document';
import { isStoredSecret, permissionsOf, redactChanges } from '@commissary/schema';
import type { RequestContext } from '../../request-context.ts';
import type { DocumentKind } from '../../store/tables.ts';
import { findTenant, type Tenant } from '../../store/tenant.ts';
import type { Save } from '../documents/commit.ts';
import { definitions } from '../documents/definitions.ts';
import { effectiveDocument, parentStack, readLayers, stackOf } from '../documents/effective.ts';
import { type Place, type Standing, stand, type TenantPlace } from '../documents/place.ts';
import { planOverride } from '../documents/plan-override.ts';
import { notFound } from '../refusal.ts';

export interface Copied extends Likeness {
  /** Null where nothing is taken over. */
  readonly save: Save | null;
}

/** The location of the call's company that a new one shall be like. */
export const modelOf = async ({ db, company }: RequestContext, id: string): Promise<Tenant> => {
  const model = await findTenant(db, id);
  if (model?.type !== 'LOCATION' || model.companyId !== company.id) throw notFound();
  return model;
};

/**
 * What a location that is like another would set of its own, document by document. Secrets belong to the place they were
 * given for and are never copied; nor is what the person could not set there by a save. Nothing is written.
 */
export const copyOf = async (context: RequestContext, model: Tenant, next: TenantPlace): Promise<readonly Copied[]> => {
  const kinds = kindsOf(model).filter(kind => kind !== 'menu' || next.menuId === model.menuId);
  return Promise.all(kinds.map(kind => copyDocument(context, kind, model, next)));
};

/** What can be taken over from a location, wherever the new one will stand. */
export const likenessOf = async (context: RequestContext, model: Tenant): Promise<Likeness[]> => {
  const copies = await copyOf(context, model, { ...model, id: context.newId() });
  return copies.map(({ kind, taken, left }) => ({ kind, taken, left }));
};

const kindsOf = ({ menuId }: Tenant): readonly DocumentKind[] =>
  menuId === null ? ['settings', 'employment'] : ['settings', 'menu', 'employment'];

const copyDocument = async (
  context: RequestContext,
  kind: DocumentKind,
  model: Tenant,
  next: TenantPlace,
): Promise<Copied> => {
  const standing = await stand(context, placeOf(kind, next));
  const source = await stand(context, placeOf(kind, model));
  const { own: list } = await readLayers(context, source);
  const wanted = redactChanges(definitions[kind].field, list, source.may).filter(change => maySet(standing, change));
  const { own } = standing;
  if (own === null) throw new Error('An override belongs to a group or a location.');
  const above = await effectiveDocument(context, parentStack(stackOf(standing)));
  const { revision } = planOverride(context, standing, {
    own,
    stored: [],
    next: stampWas(above.applied, wanted, { stored: [] }),
    above,
    before: above.applied,
  });
  const taken = wanted.length;
  return { kind, taken, left: list.length - taken, save: revision === null ? null : { standing, revision } };
};

const maySet = ({ place, may }: Standing, change: Change): boolean => {
  if ('value' in change && holdsSecret(change.value)) return false;
  const rights = permissionsOf(definitions[place.kind].field, change, 'override', may);
  return rights?.every(may) ?? false;
};

const holdsSecret = (value: unknown): boolean =>
  isStoredSecret(value) ||
  (typeof value === 'object' && value !== null && Object.values(value).some(inner => holdsSecret(inner)));

const placeOf = (kind: DocumentKind, tenant: TenantPlace): Place => ({
  kind,
  companyId: tenant.companyId,
  tenant,
  ...(kind === 'menu' && tenant.menuId !== null && { menuId: tenant.menuId }),
});
