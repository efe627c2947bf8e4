import { type DocumentKind, documentKinds } from '@commissary/catalog';
import type { CachedDocumentKey } from '../../cache/index.ts';
import { useAddressQuery } from '../../navigation/index.ts';
import { type ActiveTenant, activeTenantIn, useUser } from '../../session/index.ts';

/** The company's word in the address; other tenants have their id. */
export const companySide = 'company';

export interface Compared {
  readonly kind: DocumentKind;
  /** Null: not chosen yet, or not accessible. */
  readonly left: ActiveTenant | null;
  readonly right: ActiveTenant | null;
  readonly section: string | null;
  readonly onlyOwn: boolean;
  readonly change: (members: Readonly<Record<string, string | null>>) => void;
}

/** Both tenants are known, and the address of the document of each. */
export interface ComparedSides {
  readonly compared: Compared & { readonly left: ActiveTenant; readonly right: ActiveTenant };
  readonly addresses: readonly [CachedDocumentKey, CachedDocumentKey];
}

/** The two sides of the comparison, from the address; the default for a location is its group, else the company. */
export const useCompared = (): Compared => {
  const { query, change } = useAddressQuery();
  const user = useUser();
  const tenantOf = (id: string | undefined): ActiveTenant | null => {
    if (id === companySide) return user.companyWide ? activeTenantIn(user, null) : null;
    const tenant = activeTenantIn(user, id);
    return tenant.tenant === null ? null : tenant;
  };
  const left = tenantOf(query.left);
  return {
    kind: documentKinds.find(kind => kind === query.kind) ?? 'settings',
    left,
    right: tenantOf(query.right ?? (left === null ? undefined : above(left))),
    section: query.section ?? null,
    onlyOwn: query.own === '1',
    change,
  };
};

const above = ({ level, group }: ActiveTenant): string | undefined =>
  level === 'company' ? undefined : (group?.id ?? companySide);
