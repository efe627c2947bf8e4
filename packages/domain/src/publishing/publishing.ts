/** The documents that are published together: the menu and the location settings, or employment. */
export type PublishKind = 'menu' | 'employment';

/** A stored version: the id of the row, and the number of its saves. */
export interface Pin {
  readonly version: number;
  readonly id: string;
}

/** Saved (assigned) and live (published) versions of one document at a location: base, own override, group's override. */
export interface SyncInfo {
  readonly assigned: Pin | null;
  readonly published: Pin | null;
  readonly overrideAssigned: Pin | null;
  readonly overridePublished: Pin | null;
  readonly groupOverrideAssigned: Pin | null;
  readonly groupOverridePublished: Pin | null;
}

/** The permissions to publish, schedule, terminate or revert; checked at the location. */
export const publishPermission = { menu: 'accessConfigurationOptions', employment: 'manageMenus' } as const;

/** Whether a saved version of this document is not live at the location yet. */
export const differs = (info: SyncInfo): boolean =>
  !samePin(info.assigned, info.published) ||
  !samePin(info.overrideAssigned, info.overridePublished) ||
  !samePin(info.groupOverrideAssigned, info.groupOverridePublished);

/** No saved and no live version are equal; a saved version without a live one is a difference. */
const samePin = (a: Pin | null, b: Pin | null): boolean =>
  a === null || b === null ? a === b : a.version === b.version && a.id === b.id;
