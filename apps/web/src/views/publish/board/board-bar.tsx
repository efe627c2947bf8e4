import { boardTexts, publishTexts } from '@commissary/catalog';
import { contract } from '@commissary/contract';
import { formatCount } from '@commissary/domain';
import { Button } from '@mantine/core';
import styles from '../../../publishing/preview/publish.module.css';
import { Writable } from '../../../session/index.ts';
import type { PublishTableRow } from '../publish-table.ts';

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
    <div className={`${styles.bar} row wrap align-center gap-8 gap-x-12 space-below-8`}>
      <strong>{publishTexts.ofSelected(selected.length, total)}</strong>
      <button type="button" className={`${styles.link} size-13 weight-600`} disabled={!hasMore} onClick={onSelectAll}>
        {publishTexts.selectAllNotPublished}
      </button>
      <Writable calls={[contract.syncLocations.freeze]}>
        {selected.length > frozen.length && (
          <Button variant="default" disabled={busy} onClick={onFreeze}>
            {boardTexts.freeze}
          </Button>
        )}
        {frozen.length > 0 && (
          <Button variant="default" disabled={busy} onClick={() => onRelease(frozen)}>
            {boardTexts.release(frozen.length)}
          </Button>
        )}
      </Writable>
      <span className="push-end size-13 tone-3">
        {formatCount(upToDate, publishTexts.upToDateLowercase, publishTexts.upToDateLowercase)}
      </span>
    </div>
  );
}
