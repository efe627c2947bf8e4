import { freezeTexts, publishBoardTexts } from '@commissary/catalog';
import { contract } from '@commissary/contract';
import { formatCount } from '@commissary/domain';
import { Button } from '@mantine/core';
import { Writable } from '../../../session/index.ts';
import type { PublishTableRow } from '../publish-table.ts';
import { SelectionBar } from './selection-bar.tsx';

export interface BoardBarProps {
  readonly selected: readonly PublishTableRow[];
  readonly total: number;
  readonly upToDate: number;
  readonly hasMore: boolean;
  readonly busy: boolean;
  readonly onSelectAll: () => void;
  readonly onFreeze: () => void;
  readonly onRelease: (locationIds: readonly string[]) => void;
}

/** How many locations are selected, and what is done at them beside a publish. */
export function BoardBar({
  selected,
  total,
  upToDate,
  hasMore,
  busy,
  onSelectAll,
  onFreeze,
  onRelease,
}: BoardBarProps) {
  const frozen = selected.filter(row => row.frozen !== undefined).map(({ id }) => id);
  return (
    <SelectionBar
      selected={selected.length}
      total={total}
      selectAll={{ label: publishBoardTexts.selectAllNotPublished, disabled: !hasMore, onSelect: onSelectAll }}
      counts={formatCount(upToDate, publishBoardTexts.upToDateLowercase, publishBoardTexts.upToDateLowercase)}
    >
      <Writable calls={[contract.syncLocations.freeze]}>
        {selected.length > frozen.length && (
          <Button variant="default" disabled={busy} onClick={onFreeze}>
            {freezeTexts.freezeSeveral}
          </Button>
        )}
        {frozen.length > 0 && (
          <Button variant="default" disabled={busy} onClick={() => onRelease(frozen)}>
            {freezeTexts.releaseSeveral(frozen.length)}
          </Button>
        )}
      </Writable>
    </SelectionBar>
  );
}
