import type { Permission } from '@commissary/domain';

/** The right to the few fields of online ordering that the limited form gathers, wherever in the settings they stand. */
export const limitedOnline: Permission = 'LIMITED_MANAGE_ONLINE';
