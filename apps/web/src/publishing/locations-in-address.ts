import type { ActiveTenant } from '../session/index.ts';

/** The locations that an address names: by their own id, by that of their group, or all by that of the company. */
export const locationsInAddress = (
  named: string | undefined,
  { companyId, user }: Pick<ActiveTenant, 'companyId' | 'user'>,
): readonly string[] => {
  if (named === undefined) return [];
  const ids = new Set(named.split(','));
  return user.accessibleTenants
    .filter(({ id, type, groupId }) => type === 'LOCATION' && [companyId, groupId ?? '', id].some(one => ids.has(one)))
    .map(({ id }) => id);
};
