export { DescendantOverridesLink } from './descendant-overrides.tsx';
export { NotPublishedBadge } from './not-published-badge.tsx';
export { OverridesPopover } from './overrides-popover.tsx';
export { SourceLine } from './source-line.tsx';
export { Unpublished } from './unpublished.tsx';
