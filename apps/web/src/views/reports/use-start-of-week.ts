import { valueAt } from '@commissary/schema';
import { useQuery } from '@tanstack/react-query';
import { documentOf } from '../../cache/index.ts';
import { useActiveTenant } from '../../session/index.ts';
import { effectiveOf, savedCopy, snapshotFromResponse } from '../../snapshot/index.ts';

/**
 * The first day of the workweek in the hours of the place, 0 is Sunday; null until it is loaded. Asked where a report is of
 * a week alone; Sunday where it does not load.
 */
export const useStartOfWeek = (isAsked: boolean): number | null => {
  const { companyId, tenant, level } = useActiveTenant();
  const address = { kind: 'settings', companyId, tenantId: tenant?.id ?? null, menuId: null } as const;
  const { data, isPending } = useQuery({ ...documentOf(address), enabled: isAsked });
  if (!isAsked) return 0;
  if (data === undefined) return isPending ? null : 0;
  const opened = snapshotFromResponse('settings', level, data);
  const day = valueAt(effectiveOf(opened, savedCopy(opened)), '/hours/startOfWeek');
  return typeof day === 'number' ? day : 0;
};
