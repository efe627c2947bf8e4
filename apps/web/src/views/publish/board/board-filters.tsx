import { boardTexts, levelsTexts, publishBoardTexts } from '@commissary/catalog';
import type { PublishKind } from '@commissary/domain';
import { ListFilters } from '../../../ui/index.ts';
import type { BoardQuery } from '../publish-lines.ts';
import styles from './board.module.css';

const states = [
  { value: 'unpublished', label: publishBoardTexts.notPublished },
  { value: 'scheduled', label: publishBoardTexts.scheduledLabel },
  { value: 'waiting', label: publishBoardTexts.waitingLabel },
  { value: 'running', label: publishBoardTexts.runningLabel },
  { value: 'failed', label: publishBoardTexts.failedLabel },
  { value: 'live', label: publishBoardTexts.upToDate },
  { value: 'held', label: boardTexts.held },
];
const statesOf: Readonly<Record<PublishKind, typeof states>> = {
  menu: [...states, { value: 'frozen', label: boardTexts.frozen }],
  employment: states,
};

/** What the board is narrowed to, of the query of its address; a state that it has not is none. */
export const boardQueryOf = (
  kind: PublishKind,
  { search, state }: Readonly<Record<string, string | undefined>>,
): BoardQuery => ({ search, ...(statesOf[kind].some(({ value }) => value === state) && { state }) });

export interface BoardFiltersProps {
  readonly kind: PublishKind;
  readonly query: BoardQuery;
  readonly onChange: (part: Readonly<Record<string, string | null>>) => void;
}

/** The search and the filter of the board: both are in its address. */
export function BoardFilters({ kind, query, onChange }: BoardFiltersProps) {
  return (
    <ListFilters
      className={`${styles.filters} grid gap-8`}
      classes={{}}
      search={{ label: levelsTexts.searchLocations }}
      filters={[{ key: 'state', label: boardTexts.state, any: boardTexts.anyState, options: statesOf[kind] }]}
      query={{ ...query }}
      onChange={onChange}
    />
  );
}
