import type { PublishTableGroup, PublishTableRow } from './publish-table.ts';

/** One line of the board: the title of a group, or a location. */
export type PublishLine =
  | { readonly key: string; readonly title: PublishTableGroup; readonly isOpen: boolean }
  | { readonly key: string; readonly row: PublishTableRow; readonly isLast: boolean };

/** The lines of the board, one below the other; of a closed group the title alone. */
export const publishLines = (
  groups: readonly PublishTableGroup[],
  isOpen: (group: PublishTableGroup) => boolean,
): readonly PublishLine[] =>
  groups.flatMap(group => [
    { key: groupKey(group), title: group, isOpen: isOpen(group) },
    ...(isOpen(group)
      ? group.rows.map((row, index) => ({ key: row.id, row, isLast: index === group.rows.length - 1 }))
      : []),
  ]);

export const groupKey = ({ id }: PublishTableGroup): string => `group ${id ?? ''}`;

/** What the board is narrowed to, as the address says it. */
export interface BoardQuery {
  readonly search?: string | undefined;
  readonly state?: string | undefined;
}

/** The locations whose name or group contains the text and that are in the state, in their groups. */
export const foundIn = (
  groups: readonly PublishTableGroup[],
  { search = '', state }: BoardQuery,
): readonly PublishTableGroup[] => {
  const text = search.trim().toLocaleLowerCase();
  if (text === '' && state === undefined) return groups;
  const has = (name: string) => name.toLocaleLowerCase().includes(text);
  return groups
    .map(group => {
      const isWhole = has(group.name);
      const rows = group.rows.filter(row => (isWhole || has(row.name)) && isIn(row, state));
      return { ...group, rows };
    })
    .filter(({ rows }) => rows.length > 0);
};

const isIn = ({ state, held, frozen }: PublishTableRow, requested: string | undefined): boolean => {
  if (requested === 'frozen') return frozen !== undefined;
  if (requested === 'held') return held !== undefined;
  return requested === undefined || state.kind === requested;
};
