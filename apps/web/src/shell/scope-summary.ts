import { countTexts, shellTexts } from '@commissary/catalog';
import type { ActiveTenant } from '../session/index.ts';

/** The number of locations that a change affects, as text; on a read-only screen, the size of the tenant. */
export const scopeSummary = ({ user, tenant, level }: ActiveTenant, readOnly: boolean): string => {
  const locations = user.accessibleTenants.filter(({ type }) => type === 'LOCATION');
  const groups = user.accessibleTenants.length - locations.length;
  const reached = level === 'company' ? locations : locations.filter(({ groupId }) => groupId === tenant?.id);
  const count = level === 'location' ? 1 : reached.length;
  const words = countTexts.locations(count);
  if (!readOnly) return shellTexts.scopeReach(count);
  if (level === 'location') return '';
  return level === 'company' && groups > 0 ? shellTexts.locationsInGroups(words, groups) : words;
};
