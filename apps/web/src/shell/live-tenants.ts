import { contract, hrefOf, type TenantCount } from '@commissary/contract';
import type { QueryClient } from '@tanstack/react-query';
import { openStream } from '../api/index.ts';
import { subscribeToEvents } from '../cache/index.ts';
import { watchFollowedPublishes } from '../publishing/ended/index.ts';
import { refreshUser, sessionStore } from '../session/index.ts';

/**
 * Shows at once that another user added or removed a group or a location, and tells how a publish ended that the person
 * asked for. `onRefreshed`: the record of the user is the new one, so an address may name a location that is gone. Returns
 * the function that ends it.
 */
export const followCompany = (client: QueryClient, companyId: string, onRefreshed: () => void): (() => void) => {
  const endWatch = watchFollowedPublishes(client, companyId);
  const endStream = subscribeTenants(client, companyId, onRefreshed);
  return () => {
    endWatch();
    endStream();
  };
};

const subscribeTenants = (client: QueryClient, companyId: string, onRefreshed: () => void): (() => void) =>
  subscribeToEvents({
    open: listener => openStream(hrefOf(contract.tenants.count.path, { companyId }), listener),
    onStatus: () => undefined,
    snapshot: body => {
      if (isKnown(companyId, body as TenantCount)) return;
      void refreshUser().then(onRefreshed);
      void client.invalidateQueries({ queryKey: ['tenants', companyId] });
      void client.invalidateQueries({ queryKey: ['publishing', companyId] });
    },
  });

/** Whether the record of the signed-in person, where it is of this company, has what the server counts. */
const isKnown = (companyId: string, { groups, locations, oneLevel }: TenantCount): boolean => {
  const { user } = sessionStore.get();
  if (user === null || user.companyId !== companyId) return true;
  const count = (tenantType: string) => user.accessibleTenants.filter(({ type }) => type === tenantType).length;
  return user.oneLevel === oneLevel && count('GROUP') === groups && count('LOCATION') === locations;
};
