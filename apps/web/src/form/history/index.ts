export { FieldHistory } from './field-history.tsx';
export { LiveBadge } from './live-badge.tsx';
