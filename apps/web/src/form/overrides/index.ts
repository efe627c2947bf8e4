export { InactiveOverrideActions, InactiveOverrideBadge } from './inactive-override-badge.tsx';
export { type OverrideEntry, overrideEntries } from './override-entries.ts';
export { OverrideList, type Promoting } from './override-list.tsx';
