import { publishTexts } from '@commissary/catalog';
import { type PublishKind, shortZone } from '@commissary/domain';
import { Button, Checkbox } from '@mantine/core';
import { dayAndTimeAt, ownZone } from '../../formatting/index.ts';
import { publishRefusalText } from '../../publishing/index.ts';
import styles from '../../publishing/publish.module.css';
import { Writable } from '../../session/index.ts';
import { LevelIcon, SectionCard } from '../../ui/index.ts';
import { PublishStateBadge } from './publish-state-badge.tsx';
import { choosable, type PublishTableGroup, type PublishTableRow } from './publish-table.ts';

export interface PublishTableRowsProps {
  readonly kind: PublishKind;
  readonly group: PublishTableGroup;
  readonly picked: ReadonlySet<string>;
  readonly onPick: (id: string, picked: boolean) => void;
  readonly onUnschedule: (row: PublishTableRow) => void;
}

/** The locations of one group. */
export function PublishTableRows({ kind, group, picked, onPick, onUnschedule }: PublishTableRowsProps) {
  const title = (
    <span className={styles.groupTitle}>
      <LevelIcon level="group" />
      {group.id === null ? group.name : publishTexts.group(group.name)}
    </span>
  );
  return (
    <SectionCard title={title} aside={publishTexts.locationCount(group.rows.length)} flush>
      {group.rows.map(row => (
        <Row
          key={row.id}
          kind={kind}
          row={row}
          picked={picked.has(row.id)}
          onPick={onPick}
          onUnschedule={onUnschedule}
        />
      ))}
    </SectionCard>
  );
}

interface RowProps {
  readonly kind: PublishKind;
  readonly row: PublishTableRow;
  readonly picked: boolean;
  readonly onPick: (id: string, picked: boolean) => void;
  readonly onUnschedule: (row: PublishTableRow) => void;
}

function Row({ kind, row, picked, onPick, onUnschedule }: RowProps) {
  const { id, name, zone, state, blocked } = row;
  const reason = blocked === false ? undefined : publishRefusalText(blocked, kind);
  return (
    <div className={styles.row} data-location={id}>
      <Checkbox
        aria-label={reason === undefined ? publishTexts.publishNamed(name) : `${name}: ${reason}`}
        checked={picked && choosable(row)}
        disabled={!choosable(row)}
        onChange={event => onPick(id, event.currentTarget.checked)}
      />
      <span>
        <span className={styles.name}>{name}</span>
        {zone !== null && <span className={styles.zone}>{shortZone(row.liveSince ?? 0, zone)}</span>}
      </span>
      <PublishStateBadge state={state} />
      <span className={styles.detail} data-failed={state.kind === 'failed' || undefined}>
        {detailWords(row, kind)}
      </span>
      {state.kind === 'scheduled' && (
        <Writable>
          <Button variant="default" onClick={() => onUnschedule(row)}>
            {publishTexts.unschedule}
            <span className="visually-hidden"> {name}</span>
          </Button>
        </Writable>
      )}
    </div>
  );
}

const detailWords = ({ state, liveSince, zone }: PublishTableRow, kind: PublishKind): string => {
  const since =
    liveSince === null
      ? publishTexts.neverPublished
      : publishTexts.liveSince(dayAndTimeAt(liveSince, zone ?? ownZone()));
  switch (state.kind) {
    case 'scheduled':
    case 'waiting':
      return publishTexts[state.kind === 'waiting' ? 'startsAt' : 'goesLive'](
        dayAndTimeAt(state.dueAt, zone ?? ownZone()),
      );
    case 'running':
      return state.done ? publishTexts.liveNow : publishTexts.goingLive;
    case 'failed':
      return publishRefusalText(state.reason, kind);
    case 'live':
    case 'unpublished':
      return since;
  }
};
