import { formTexts } from '@commissary/catalog';
import type { AccessibleTenant } from '@commissary/contract';
import type { Level } from '@commissary/domain';
import { hrefOfPath } from '../../navigation/index.ts';
import { savedCopy } from '../../snapshot/index.ts';
import { levelOfPath, type ValueSource } from '../explanation/index.ts';
import type { Simulated } from './use-simulated-documents.ts';
import type { SimulatedState } from './use-simulation.ts';

/**
 * Returns where values of the menu and the settings of a location are set; null for what is stored nowhere. Of what is
 * live or scheduled, the page that shows the value, at the location.
 */
export const valueSources =
  ({ menuAddress, layers, savedSettings }: Simulated, location: AccessibleTenant, state: SimulatedState) =>
  (document: 'menu' | 'settings', path: string | null): ValueSource | null => {
    if (path === null) return null;
    const address = document === 'menu' ? menuAddress : { ...menuAddress, kind: document, menuId: null };
    const saved = savedSettings?.opened;
    const from = document === 'menu' ? layers : saved && { opened: saved, content: savedCopy(saved) };
    const level: Level =
      from === undefined || state === 'live' || state === 'scheduled'
        ? 'location'
        : levelOfPath(from.opened, from.content, path);
    const names = { company: formTexts.company, group: location.groupName ?? formTexts.group, location: location.name };
    const tenants = { company: null, group: location.groupId, location: location.id };
    return {
      ...{ address, path, level, name: names[level], tenantId: tenants[level] },
      href: hrefOfPath({ ...address, tenantId: location.id }, path, { field: path }),
    };
  };
