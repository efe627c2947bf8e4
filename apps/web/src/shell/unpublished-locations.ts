import { isUnpublished, type SyncStatus } from '@commissary/domain';

/** The number of locations with saved changes of any kind that are not live. */
export const unpublishedLocations = (statuses: readonly SyncStatus[]): number =>
  statuses.filter(status => isUnpublished(status, 'menu') || isUnpublished(status, 'employment')).length;
