export { FieldRow } from './field-row.tsx';
export { BlockFields, BlockSummary, FoldButton, GroupRows, useBlock } from './group-rows.tsx';
export type { ListComponent, ListProps, OnlyRows, RowsComponent } from './list-component.ts';
export { SectionBadges } from './section-badges.tsx';
