import { formTexts, linkQuery, noListQuery, withQuery } from '@commissary/catalog';
import type { Level } from '@commissary/domain';
import { isShownTo } from '@commissary/schema';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useMemo } from 'react';
import { type CachedDocumentKey, latestChangesOf, overridesOf } from '../../cache/index.ts';
import { pageZone } from '../../formatting/index.ts';
import type { ActiveTenant } from '../../session/index.ts';
import type { DescendantOverrides, FormContextValue } from './form-context.ts';
import type { FormStore } from './form-store.ts';
import { newId } from './new-id.ts';
import type { ShownField } from './use-show-field.ts';

/** The context of a form from outside its session: names, addresses, who set what, and the levels below. */
export const useFormContextValue = (
  address: CachedDocumentKey,
  tenant: ActiveTenant,
  store: FormStore,
  { target, show }: ShownField,
): FormContextValue => {
  // The rows of a list that are shown here have no meaning elsewhere, and typing a search changes no link.
  const href = useLocation({ select: location => withQuery(location.href, noListQuery) });
  const below = useDescendants(address, tenant);
  const latest = useLatest(address, tenant);
  return useMemo(() => {
    const at = (tenantId: string | null, path: string) =>
      withQuery(href, { ...linkQuery({ companyId: address.companyId, locationId: tenantId }), field: path });
    const { group } = tenant;
    return {
      store,
      address,
      level: tenant.level,
      levels: tenant.levels,
      names: levelNames(tenant),
      owner: tenant.level === 'company' ? formTexts.theCompany : tenant.name,
      levelOf: tenantId => levelIn(tenant, tenantId),
      hrefOf: (level, path) => {
        if (level === 'company') return tenant.user.companyWide ? at(null, path) : null;
        if (level === 'group') return group === null ? null : at(group.id, path);
        return null;
      },
      hrefAt: at,
      target,
      show,
      isShown: isShownTo(tenant.user.enabledFeatures),
      zone: pageZone(),
      newId,
      below,
      latestAt: (level, path) => latest.get(`${level} ${path}`),
    };
  }, [href, address, tenant, store, target, show, below, latest]);
};

/** The name of each level of a tenant. */
export const levelNames = ({ level, name, tenant }: ActiveTenant): Readonly<Record<Level, string>> => ({
  company: formTexts.company,
  group: level === 'group' ? name : (tenant?.groupName ?? formTexts.group),
  location: name,
});

const levelIn = (tenant: ActiveTenant, tenantId: string | null): Level => {
  if (tenantId === null) return 'company';
  return tenant.user.accessibleTenants.find(({ id }) => id === tenantId)?.type === 'LOCATION' ? 'location' : 'group';
};

const noRecords: readonly DescendantOverrides[] = [];

/** What groups and locations below this level set; a location has nothing below it. */
const useDescendants = (
  address: CachedDocumentKey,
  { level, tenant, user }: ActiveTenant,
): readonly DescendantOverrides[] => {
  const { data } = useQuery({ ...overridesOf(address), enabled: level !== 'location' });
  return useMemo(() => {
    if (data === undefined || level === 'location') return noRecords;
    const tenants = new Map(user.accessibleTenants.map(one => [one.id, one]));
    return data.flatMap(({ locationId, overrideVer, changes, set }): readonly DescendantOverrides[] => {
      const there = tenants.get(locationId);
      if (there === undefined || there.id === tenant?.id) return [];
      if (level === 'group' && there.groupId !== tenant?.id) return [];
      return [
        {
          tenantId: there.id,
          name: there.name,
          level: there.type === 'GROUP' ? 'group' : 'location',
          changes,
          ver: overrideVer,
          set,
        },
      ];
    });
  }, [data, level, tenant, user]);
};

type Latest = ReadonlyMap<string, { readonly by: string; readonly at: number }>;
const nothingKnown: Latest = new Map();

/** Who set each path at each level that applies here, and when. */
const useLatest = (address: CachedDocumentKey, tenant: ActiveTenant): Latest => {
  const { data } = useQuery({ ...latestChangesOf(address), enabled: address.tenantId !== null });
  return useMemo(
    () =>
      data === undefined
        ? nothingKnown
        : new Map(data.map(({ path, by, at, tenantId }) => [`${levelIn(tenant, tenantId)} ${path}`, { by, at }])),
    [data, tenant],
  );
};
