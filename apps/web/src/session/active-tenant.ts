import type { AccessibleTenant, User } from '@commissary/contract';
import { activeLevel, type Level } from '@commissary/domain';
import { useSearch } from '@tanstack/react-router';
import { useUser } from './session.ts';

/** The active tenant: the company, a group, or a location. */
export interface ActiveTenant {
  readonly user: User;
  readonly companyId: string;
  /** The group or location; null is the company. */
  readonly tenant: AccessibleTenant | null;
  readonly level: Level;
  /** Whether levels are shown at all: not in a company with one location. */
  readonly levels: boolean;
  /** The name of the tenant. */
  readonly name: string;
  /** The group of the active location, where the user has access to it. */
  readonly group: AccessibleTenant | null;
}

export const activeTenantIn = (user: User, locationId: string | null | undefined): ActiveTenant => {
  const tenant = user.accessibleTenants.find(({ id }) => id === locationId) ?? null;
  const group = user.accessibleTenants.find(({ id, type }) => type === 'GROUP' && id === tenant?.groupId) ?? null;
  return {
    user,
    companyId: user.companyId,
    tenant,
    group,
    level: activeLevel(tenant),
    levels: !user.oneLevel,
    name: tenant?.name ?? user.companyName,
  };
};

/** The tenant that the address names. */
export const useActiveTenant = (): ActiveTenant => {
  const { locationId } = useSearch({ strict: false });
  return activeTenantIn(useUser(), typeof locationId === 'string' ? locationId : null);
};
