export { ListSection } from './list-section.tsx';
export { ListTable } from './list-table.tsx';
export { RowActions } from './row-actions.tsx';
export { RowBadges } from './row-badges.tsx';
export { RowNote, type RowNoteProps } from './row-note.ts';
export { useListOrder, useListRows, useRow } from './use-list.ts';
