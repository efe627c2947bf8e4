export { ListSection } from './list-section.tsx';
export { ListTable } from './list-table.tsx';
export { RowBadges } from './row-badges.tsx';
export { useListOrder, useListRows } from './use-list.ts';
