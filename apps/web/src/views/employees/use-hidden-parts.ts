import { useActiveTenant } from '../../session/index.ts';

/** Whether this is an internal company: it keeps no phone, hire date, job, wage, PIN or certification of employees. */
export const useIsInternal = (): boolean => useActiveTenant().user.enabledFeatures.includes('internalCompany');
