import { type DocumentKind, documentIdIn, documentKinds, hasSeveral, sentencesIn } from '@commissary/catalog';
import type { Use } from '@commissary/contract';
import type { Change } from '@commissary/document';
import { accessibleTenants, permissionsAt, recordOf, type TenantScope, tenantScopeOf } from '@commissary/domain';
import {
  type Field,
  type FoundReference,
  fieldAt,
  type HasPermission,
  isArray,
  isRestriction,
  leavesNothing,
  memoByIdentity,
  parentPath,
  redact,
  redactChanges,
  referencesIn,
  referencesToAny,
  restrictionWithout,
  subjectAt,
  targetExpression,
  valueAt,
} from '@commissary/schema';
import { type DocumentHeads, headsOfCompany } from '../../store/documents/index.ts';
import { findTenantNames, type NamedTenant } from '../../store/tenants/index.ts';
import { definitions } from '../content/index.ts';
import type { UseCaseContext } from '../context/index.ts';
import { type DocumentLayer, effectiveDocuments, layerHashesAt } from '../documents/index.ts';

/** The removed ids, by the path of their list: see `removedTargets`. */
export type RemovedTarget = ReadonlyMap<string, ReadonlySet<string>>;

interface Losing {
  readonly layer: DocumentLayer;
  /** The documents that may reference the removed members. */
  readonly kinds: readonly DocumentKind[];
  /** The removed members in the tenant's own document as it is saved there, where it is such a document. */
  lost(own: unknown): RemovedTarget;
  /** Which of the removed members of a list go together with one of them; all when absent. */
  goneWith?(list: string, id: string): ReadonlySet<string>;
  /** The tenant's own document in which references are searched; the saved one when absent. */
  readonly own?: unknown;
}

export interface BrokenUsage {
  readonly use: Use;
  /** The path of the list that contained the referenced member. */
  readonly list: string;
  readonly found: FoundReference;
}

/**
 * The references to removed members: in every document of the tenant as it is saved there, and in the overrides of the
 * groups and locations below it. What the person may not read is left out.
 */
export const brokenUsages = async (
  caller: UseCaseContext,
  { layer, kinds, lost, goneWith, own }: Losing,
): Promise<BrokenUsage[]> => {
  if (kinds.length === 0) return [];
  const requested = [...new Set([...kinds, layer.kind])];
  const documents = (await headsOfCompany(caller.db, layer.companyId, requested)).filter(isAt(layer));
  const effective = await effectiveDocuments(
    caller,
    documents.map(document => layerHashesAt(document, layer.tenant)),
  );
  const saved = (document: DocumentHeads): unknown => effective(layerHashesAt(document, layer.tenant)).document;
  const current = documents.find(({ kind }) => kind === layer.kind);
  const going = lost(current && saved(current));
  const here = (document: DocumentHeads): unknown =>
    document === current && own !== undefined ? own : saved(document);
  const overridden = documents.flatMap(({ heads }) => heads.flatMap(({ tenantId }) => tenantId ?? []));
  const tenants = accessibleTenants(caller.person, await findTenantNames(caller.db, [...new Set(overridden)]));
  const below = await listsBelow(caller, documents, tenants.filter(isBelow(layer)));
  const { changeTexts, labeled } = sentencesIn(caller.language);
  return documents.flatMap(document => {
    const { kind } = document;
    const { field } = definitions[kind];
    const whole = redact(field, here(document), mayAt(caller, scopeOf(layer)));
    return [...going].flatMap(([list, ids]) => {
      const to = targetExpression(kind, { document: layer.kind, path: list });
      const usesIn = (part?: ChangedPart) => referencesToAny(field, whole, { to, ids, of: layer.menuId }, part);
      const use = (tenantId: string | null, found: FoundReference): BrokenUsage => {
        const { path } = found;
        const subject = subjectAt(changeTexts, { definition: labeled(field), documents: [whole] }, path);
        const menuId = hasSeveral(kind) ? document.id : null;
        return { use: { kind, menuId, tenantId, path, subject }, list, found };
      };
      const useHere = (found: FoundReference): BrokenUsage => {
        const leaves = leftOf(field, whole, found.path, () => goneWith?.(list, String(found.id)) ?? ids);
        const one = use(layer.tenant?.id ?? null, found);
        return leaves === undefined ? one : { ...one, use: { ...one.use, leaves } };
      };
      return [
        ...usesIn().map(useHere),
        ...below(document).flatMap(({ tenantId, changes }) =>
          changes.flatMap(change => setUses(field, change, usesIn)).map(found => use(tenantId, found)),
        ),
      ];
    });
  });
};

/** What the removal of some members leaves of a restriction that the reference at a path is part of. */
const leftOf = (root: Field, document: unknown, path: string, goneWith: () => ReadonlySet<string>): Use['leaves'] => {
  const set = parentPath(path);
  if (set === undefined) return undefined;
  const [field, value] = [fieldAt(root, set), valueAt(document, set)];
  if (field === undefined || !isRestriction(field) || !isArray(value)) return undefined;
  const gone = goneWith();
  const left = restrictionWithout(
    field,
    value,
    value.filter(member => !gone.has(String(member))),
  );
  if (leavesNothing(field, left, document, set)) return 'nothing';
  return isArray(left) && left.length === 0 ? 'no-limit' : undefined;
};

export const fields: Readonly<Record<DocumentKind, Field>> = recordOf(documentKinds, kind => definitions[kind].field);

/** A menu's own rows are used in that menu; what menus reference at a location, in the menu of that location. */
const isAt =
  ({ kind, tenant, menuId }: DocumentLayer) =>
  (document: DocumentHeads): boolean => {
    if (!hasSeveral(document.kind)) return true;
    if (kind === document.kind) return document.id === menuId;
    return tenant?.type !== 'LOCATION' || document.id === documentIdIn(document.kind, tenant);
  };

const isBelow =
  ({ tenant }: DocumentLayer) =>
  ({ groupId }: NamedTenant): boolean =>
    tenant === null || (tenant.type === 'GROUP' && groupId === tenant.id);

/** The overrides of groups and locations, as far as the person may read them. */
const listsBelow = async (
  caller: UseCaseContext,
  documents: readonly DocumentHeads[],
  tenants: readonly NamedTenant[],
) => {
  const known = new Map(tenants.map(tenant => [tenant.id, tenant]));
  const manifests = documents.flatMap(({ heads }) =>
    heads.flatMap(({ tenantId, manifest }) => (known.has(tenantId ?? '') ? (manifest ?? []) : [])),
  );
  const lists = await caller.content.lists(caller.db, manifests);
  return ({ kind, heads }: DocumentHeads) =>
    heads.flatMap(({ tenantId, manifest }) => {
      const tenant = known.get(tenantId ?? '');
      if (tenant === undefined || manifest === null) return [];
      const { field } = definitions[kind];
      const referring = referringChanges(lists.get(manifest) ?? [], field);
      if (referring.length === 0) return [];
      const may = mayAt(caller, tenantScopeOf(tenant));
      return { tenantId: tenant.id, changes: redactChanges(field, referring, may) };
    });
};

/** The changes of a list that set references, which few do. Computed once per list. */
const referringChanges = memoByIdentity((changes: readonly Change[], field: Field): readonly Change[] =>
  changes.filter(change => {
    const inside = 'value' in change ? fieldAt(field, change.path) : undefined;
    return inside !== undefined && 'value' in change && referencesIn(inside, change.value).length > 0;
  }),
);

const scopeOf = ({ companyId, tenant }: DocumentLayer): TenantScope =>
  tenant === null ? { companyId } : tenantScopeOf(tenant);

const mayAt = (caller: UseCaseContext, scope: TenantScope): HasPermission => {
  const held: ReadonlySet<string> = permissionsAt(caller.person, scope);
  return permission => held.has(permission);
};

/** The value of a change, and where it is. */
interface ChangedPart {
  readonly field: Field;
  readonly value: unknown;
  readonly path: string;
}

/** The references inside the value of one change. */
const setUses = (field: Field, change: Change, usesIn: (part: ChangedPart) => FoundReference[]): FoundReference[] => {
  const inside = 'value' in change ? fieldAt(field, change.path) : undefined;
  if (inside === undefined || !('value' in change)) return [];
  return usesIn({ field: inside, value: change.value, path: change.path });
};
