export { ListsSection } from './lists-section.tsx';
export type { Matrix } from './matrix.ts';
export { MatrixBlock, MatrixSection } from './matrix-section.tsx';
export { MatrixTable } from './matrix-table.tsx';
export { membersColumns, membersMatrix } from './members-table.ts';
