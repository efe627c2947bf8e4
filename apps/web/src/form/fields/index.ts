export { FieldRow } from './field-row.tsx';
export { GroupRows } from './group-rows.tsx';
export { holdsLists, type ListComponent, type ListProps, type RowsComponent } from './list-component.ts';
export { SectionBadges } from './section-badges.tsx';
