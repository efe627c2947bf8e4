import type { PublishTableGroup, PublishTableRow } from './publish-table.ts';

/** One line of the board: the title of a group, or a location. */
export type PublishLine =
  | { readonly key: string; readonly title: PublishTableGroup }
  | { readonly key: string; readonly row: PublishTableRow; readonly isLast: boolean };

/** The lines of the board, one below the other. */
export const publishLines = (groups: readonly PublishTableGroup[]): readonly PublishLine[] =>
  groups.flatMap(group => [
    { key: `group ${group.id ?? ''}`, title: group },
    ...group.rows.map((row, index) => ({ key: row.id, row, isLast: index === group.rows.length - 1 })),
  ]);

/** The locations whose name or group contains the text, in their groups. */
export const foundIn = (groups: readonly PublishTableGroup[], text: string): readonly PublishTableGroup[] => {
  const query = text.trim().toLocaleLowerCase();
  const has = (name: string) => name.toLocaleLowerCase().includes(query);
  if (query === '') return groups;
  return groups
    .map(group => (has(group.name) ? group : { ...group, rows: group.rows.filter(({ name }) => has(name)) }))
    .filter(({ rows }) => rows.length > 0);
};
