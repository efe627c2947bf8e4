import { plainDateAt } from '@commissary/domain';
import { pageZone } from '../../formatting/index.ts';
import { useActiveTenant } from '../../session/index.ts';
import type { ImportSetup } from './import-setup.ts';

/** Where and from when the people of a file work that does not say it: here, from today. */
export const useDefaults = (): Pick<ImportSetup, 'place' | 'wagesFrom'> => {
  const { companyId, tenant, user } = useActiveTenant();
  const first = tenant ?? (user.companyWide ? null : user.accessibleTenants[0]);
  return {
    place: first ? { type: first.type, id: first.id } : { type: 'COMPANY', id: companyId },
    wagesFrom: plainDateAt(Date.now(), pageZone()),
  };
};
