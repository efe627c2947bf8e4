import type { ActiveTenant } from '../../session/index.ts';

/** The locations that get the configuration that is edited for a tenant. */
export const reachedBy = ({
  user,
  tenant,
  level,
}: Pick<ActiveTenant, 'user' | 'tenant' | 'level'>): readonly string[] =>
  user.accessibleTenants
    .filter(({ id, type, groupId }) => {
      if (type !== 'LOCATION') return false;
      if (level === 'company') return true;
      return level === 'group' ? groupId === tenant?.id : id === tenant?.id;
    })
    .map(({ id }) => id);
