import { plainDateAt } from '@commissary/domain';
import { ownZone } from '../../formatting/index.ts';
import { useActiveTenant } from '../../session/index.ts';
import { useCurrentTime } from '../../ui/index.ts';

/** The day at the active location, or where the reader is. */
export const useToday = (): string => {
  const { tenant } = useActiveTenant();
  return plainDateAt(useCurrentTime(), tenant?.timeZone ?? ownZone());
};
