/**
 * Where to look:
 * - Editing the members of a list in a table: `editableColumns` of the list; `members-table.tsx`,
 *   `form/matrix/members-table.ts`.
 */
export { useAddMember } from './add-button.tsx';
export { keyOf } from './add-target.tsx';
export { ListSection } from './list-section.tsx';
export { ListTable } from './list-table.tsx';
export { MemberBeside, type MemberBesideProps, withMemberBeside } from './member-beside.ts';
export { preloadLists } from './preload-lists.ts';
export { RowBadges } from './row-badges.tsx';
export { RowNote, type RowNoteProps } from './row-note.ts';
export { RowsBelow } from './rows-below.tsx';
export { useListOrder, useListRows, useRow } from './use-list.ts';
