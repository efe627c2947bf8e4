export { DescendantOverridesLink } from './descendant-overrides.tsx';
export { InactiveOverrideActions, InactiveOverrideBadge } from './inactive-override-badge.tsx';
export { NotPublishedBadge } from './not-published-badge.tsx';
export { countOverrides, type OverrideEntry, overrideEntries } from './override-entries.ts';
export { OverridesPopover } from './overrides-popover.tsx';
export { SourceLine } from './source-line.tsx';
export { Unpublished } from './unpublished.tsx';
