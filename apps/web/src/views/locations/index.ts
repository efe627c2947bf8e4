export { LastContact } from './last-contact.tsx';
export { locationRows } from './location-list.ts';
export { LocationStateBadge } from './location-state-badge.tsx';
export { LocationTable } from './location-table.tsx';
