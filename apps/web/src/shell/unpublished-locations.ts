import { isUnpublished, type SyncStatus } from '@commissary/domain';

/** How many locations have something saved that does not run there yet, whatever kind it is. */
export const unpublishedLocations = (statuses: readonly SyncStatus[]): number =>
  statuses.filter(status => isUnpublished(status, 'menu') || isUnpublished(status, 'employment')).length;
