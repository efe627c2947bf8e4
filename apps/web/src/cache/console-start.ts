import { publishKinds } from '@commissary/catalog';
import type { ConsoleStart } from '@commissary/contract';
import { accessibleCompaniesQuery, appVersion, companyMenus } from './company.ts';
import { runningOf, unpublishedOf } from './publishing.ts';
import { queryClient } from './query-client.ts';

/** Fills the cache with what arrived with the session, so that the first screen does not load it again. */
export const cacheConsoleStart = ({ user, companies, appVersion: version, company }: ConsoleStart): void => {
  const { companyId } = user;
  queryClient.setQueryData(accessibleCompaniesQuery().queryKey, companies);
  queryClient.setQueryData(appVersion(companyId).queryKey, version);
  if (company === null) return;
  queryClient.setQueryData(companyMenus(companyId).queryKey, company.menus);
  queryClient.setQueryData(unpublishedOf(companyId).queryKey, company.unpublished);
  for (const kind of publishKinds) queryClient.setQueryData(runningOf(companyId, kind).queryKey, company.running[kind]);
};
