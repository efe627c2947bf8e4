export { MatrixSection } from './matrix-section.tsx';
export { MatrixTable } from './matrix-table.tsx';
export { membersColumns, membersMatrix } from './members-table.ts';
