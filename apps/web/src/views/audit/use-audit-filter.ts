import type { AuditNarrowed } from '@commissary/contract';
import { type AuditKind, isAuditKind } from '@commissary/domain';
import { dayOf, instantsOf } from '../../formatting/index.ts';
import { useAddressQuery } from '../../navigation/index.ts';

/** The filter of the address. The tenant is the one that every address names. */
export interface AuditFilter {
  readonly search: string;
  readonly by: string | null;
  readonly kind: AuditKind | null;
  /** Id of one person, location, document …: all entries about it. */
  readonly about: string | null;
  readonly from: string;
  readonly to: string;
}

export const unfilteredAudit: AuditFilter = { search: '', by: null, kind: null, about: null, from: '', to: '' };

/** The filter is stored in the address, so that a result can be bookmarked and sent. */
export const useAuditFilter = () => {
  const { query, change } = useAddressQuery();
  const filter: AuditFilter = {
    search: query.search ?? '',
    by: query.by ?? null,
    kind: query.kind !== undefined && isAuditKind(query.kind) ? query.kind : null,
    about: query.about ?? null,
    from: dayOf(query.from),
    to: dayOf(query.to),
  };
  return { filter, change: (part: Partial<AuditFilter> & { readonly locationId?: string | null }) => change(part) };
};

export const isAuditNarrowed = (filter: AuditFilter): boolean =>
  Object.entries(filter).some(([name, value]) => value !== unfilteredAudit[name as keyof AuditFilter]);

/** Days begin and end in the time zone of the tenant. */
export const auditQueryOf = (filter: AuditFilter, placeId: string | null, zone: string): AuditNarrowed => ({
  ...(filter.search !== '' && { search: filter.search }),
  ...(filter.by !== null && { by: filter.by }),
  ...(filter.kind !== null && { kind: filter.kind }),
  ...(filter.about !== null && { target: filter.about }),
  ...(placeId !== null && { placeId }),
  ...instantsOf(filter, zone),
});
