export { FieldHistory } from './field-history.tsx';
export { historyOf } from './history-query.ts';
export { LiveBadge } from './live-badge.tsx';
