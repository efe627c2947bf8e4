import { type DocumentKind, documentIdIn, sheetTexts } from '@commissary/catalog';
import type { User } from '@commissary/contract';
import type { Change } from '@commissary/document';
import { memoByIdentity, valueAt } from '@commissary/schema';
import type { LoadedDocument } from '../../cache/index.ts';
import { effectiveOf, type LoadedSnapshot, savedCopy, snapshotFromResponse } from '../../snapshot/index.ts';
import type { SheetTenant } from './sheet-grid.ts';
import type { SheetTenantState, SheetTenantStates } from './sheet-state.ts';

type Viewer = Pick<User, 'companyId' | 'companyWide' | 'oneLevel' | 'accessibleTenants'>;

/**
 * What a sheet of a document can show: the company, each group with its locations behind it, and the locations without
 * a group; as far as the user has access, and uses the document.
 */
export const sheetTenants = memoByIdentity(
  (user: Viewer, kind: DocumentKind, menuId: string | null): readonly SheetTenant[] => {
    const { companyId, companyWide, oneLevel, accessibleTenants } = user;
    const locations = accessibleTenants.filter(
      one => one.type === 'LOCATION' && (documentIdIn(kind, one) ?? null) === menuId,
    );
    const asTenant =
      (level: SheetTenant['level']) =>
      ({ id, name, groupId }: User['accessibleTenants'][number]): SheetTenant => ({
        tenantId: id,
        name,
        level,
        groupId: level === 'location' ? groupId : null,
      });
    const groups = oneLevel
      ? []
      : accessibleTenants.filter(({ id, type }) => type === 'GROUP' && locations.some(({ groupId }) => groupId === id));
    const isGrouped = new Set(groups.map(({ id }) => id));
    const company: SheetTenant = { tenantId: companyId, name: sheetTexts.company, level: 'company', groupId: null };
    return [
      ...(companyWide && !oneLevel && locations.length > 0 ? [company] : []),
      ...groups.flatMap(group => [
        asTenant('group')(group),
        ...locations.filter(({ groupId }) => groupId === group.id).map(asTenant('location')),
      ]),
      ...locations.filter(({ groupId }) => groupId === null || !isGrouped.has(groupId)).map(asTenant('location')),
    ];
  },
);

/** The loaded documents of a sheet's tenants; the same map for the same response. */
export const sheetTenantStates = (
  offered: readonly SheetTenant[],
  kind: DocumentKind,
  companyId: string,
  loaded: ReadonlyMap<string, LoadedDocument> | undefined,
): SheetTenantStates => (loaded === undefined ? none : statesOf(loaded, offered, kind, companyId));

const none: SheetTenantStates = new Map();
const statesOf = memoByIdentity(
  (
    loaded: ReadonlyMap<string, LoadedDocument>,
    offered: readonly SheetTenant[],
    kind: DocumentKind,
    companyId: string,
  ): SheetTenantStates =>
    new Map(
      offered.flatMap(({ tenantId, level, groupId }) => {
        const one = loaded.get(tenantId);
        if (one === undefined) return [];
        const opened = snapshotFromResponse(kind, level, one);
        return [[tenantId, level === 'company' ? opened : stateOf(opened, companyId, groupId)] as const];
      }),
    ),
);
const stateOf = memoByIdentity(
  (opened: SheetTenantState, companyId: string, groupId: string | null): SheetTenantState => ({
    ...opened,
    inherits: { companyId, groupId },
  }),
);

/**
 * Documents that together have every field of these tenants: that of the company, and those that a list adds something
 * to. A list that only gives other values adds no field.
 */
export const documentsWithFields = (tenants: readonly LoadedSnapshot[]): readonly unknown[] => {
  const adds = (base: unknown, changes: readonly Change[]) =>
    changes.some(
      change =>
        change.op === 'add' ||
        (change.op === 'set' && (typeof change.value === 'object' || valueAt(base, change.path) === undefined)),
    );
  const added = tenants.filter(({ base, group, own }) => adds(base, group ?? []) || adds(base, own));
  return [
    ...new Set([...tenants.map(({ base }) => base), ...added.map(opened => effectiveOf(opened, savedCopy(opened)))]),
  ];
};
