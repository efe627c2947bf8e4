import type { Permission } from '@commissary/domain';

/**
 * The permission for the few fields of online ordering that the limited form contains, from all sections of the
 * settings.
 */
export const limitedOnline: Permission = 'LIMITED_MANAGE_ONLINE';
