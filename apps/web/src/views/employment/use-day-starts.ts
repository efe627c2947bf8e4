import type { DayStart } from '@commissary/domain';
import { useForm } from '../../form/state/index.ts';
import { useActiveTenant } from '../../session/index.ts';
import { commonDayStarts } from './common-day-starts.ts';

/** When business days begin at the location of the form; of a group or the company, as at most of its locations. */
export const useDayStarts = (): readonly DayStart[] => {
  const { user } = useActiveTenant();
  const { tenantId } = useForm().address;
  return commonDayStarts(user.accessibleTenants, tenantId);
};
