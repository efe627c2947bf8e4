import { plainDateAt } from '@commissary/domain';
import { pageZone } from '../../formatting/index.ts';
import { useCurrentTime } from '../../ui/index.ts';

/** The day at the active location, or where the reader is. */
export const useToday = (): string => plainDateAt(useCurrentTime(), pageZone());
