import { type DocumentKind, documentIdIn, documentKinds } from '@commissary/catalog';
import type { CloneSummary } from '@commissary/contract';
import { type Change, recordPrevious } from '@commissary/document';
import { isStoredSecret, permissionsOf, redactChanges } from '@commissary/schema';
import { findTenant, type TenantRecord } from '../../store/tenants/index.ts';
import { definitions } from '../content/index.ts';
import type { RequestContext } from '../context/index.ts';
import {
  type DocumentLayer,
  documentName,
  effectiveDocument,
  type LayerHeads,
  layerHashesOf,
  loadHeads,
  parentLayerHashes,
  readLayers,
  type TenantLayer,
} from '../documents/index.ts';
import { notFound } from '../errors/index.ts';
import { planOverride, type Save } from '../saving/index.ts';

export interface ClonedOverrides extends CloneSummary {
  /** Null when nothing is copied. */
  readonly save: Save | null;
}

/** The location of the call's company to copy from. */
export const templateLocation = async ({ db, company }: RequestContext, id: string): Promise<TenantRecord> => {
  const model = await findTenant(db, id);
  if (model?.type !== 'LOCATION' || model.companyId !== company.id) throw notFound();
  return model;
};

/**
 * The overrides of a copied location, document by document. Secrets belong to the location for which they were entered
 * and are never copied; nor is what the person could not save there. Writes nothing.
 */
export const cloneOverrides = async (
  context: RequestContext,
  model: TenantRecord,
  next: TenantLayer,
): Promise<readonly ClonedOverrides[]> => {
  const kinds = kindsOf(model).filter(kind => documentIdIn(kind, next) === documentIdIn(kind, model));
  return Promise.all(kinds.map(kind => copyDocument(context, kind, model, next)));
};

/** What can be copied from a location, whatever the group of the new one. */
export const cloneSummary = async (context: RequestContext, model: TenantRecord): Promise<CloneSummary[]> => {
  const copies = await cloneOverrides(context, model, { ...model, id: context.newId() });
  return copies.map(({ kind, taken, left }) => ({ kind, taken, left }));
};

const kindsOf = (location: TenantRecord): readonly DocumentKind[] =>
  documentKinds.filter(kind => documentIdIn(kind, location) !== null);

const copyDocument = async (
  context: RequestContext,
  kind: DocumentKind,
  model: TenantRecord,
  next: TenantLayer,
): Promise<ClonedOverrides> => {
  const heads = await loadHeads(context, layerOf(kind, next));
  const source = await loadHeads(context, layerOf(kind, model));
  const { own: list } = await readLayers(context, source);
  const requested = redactChanges(definitions[kind].field, list, source.may).filter(change => maySet(heads, change));
  const { own } = heads;
  if (own === null) throw new Error('An override belongs to a group or a location.');
  const above = await effectiveDocument(context, parentLayerHashes(layerHashesOf(heads)));
  const { revision } = planOverride(context, heads, {
    own,
    stored: [],
    next: recordPrevious(above.applied, requested, { stored: [] }),
    above,
    before: above.applied,
  });
  const taken = requested.length;
  return { kind, taken, left: list.length - taken, save: revision === null ? null : { heads, revision } };
};

const maySet = ({ layer, may }: LayerHeads, change: Change): boolean => {
  if ('value' in change && holdsSecret(change.value)) return false;
  const rights = permissionsOf(definitions[layer.kind].field, change, 'override', may);
  return rights?.every(may) ?? false;
};

const holdsSecret = (value: unknown): boolean =>
  isStoredSecret(value) ||
  (typeof value === 'object' && value !== null && Object.values(value).some(inner => holdsSecret(inner)));

const layerOf = (kind: DocumentKind, tenant: TenantLayer): DocumentLayer => ({
  ...documentName({ kind, companyId: tenant.companyId, menuId: tenant.menuId }),
  tenant,
});
