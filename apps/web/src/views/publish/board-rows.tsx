import { formatDateTimeZone, type PublishKind, shortZone } from '@commissary/domain';
import { Button, Checkbox } from '@mantine/core';
import { ownZone } from '../../shell/clock-words.ts';
import { LevelGlyph } from '../../ui/level-glyph.tsx';
import { Section } from '../../ui/section.tsx';
import { type BoardGroup, type BoardRow, choosable } from './board.ts';
import styles from './publish.module.css';
import { refusalWords } from './refusal-words.ts';
import { StateBadge } from './state-badge.tsx';

export interface BoardRowsProps {
  readonly kind: PublishKind;
  readonly group: BoardGroup;
  readonly picked: ReadonlySet<string>;
  readonly onPick: (id: string, picked: boolean) => void;
  readonly onUnschedule: (row: BoardRow) => void;
}

/** The locations of one group. */
export function BoardRows({ kind, group, picked, onPick, onUnschedule }: BoardRowsProps) {
  const title = (
    <span className={styles.groupTitle}>
      <LevelGlyph level="group" />
      {group.id === null ? group.name : `Group ${group.name}`}
    </span>
  );
  return (
    <Section title={title} aside={`${group.rows.length} ${group.rows.length === 1 ? 'location' : 'locations'}`} flush>
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
    </Section>
  );
}

interface RowProps {
  readonly kind: PublishKind;
  readonly row: BoardRow;
  readonly picked: boolean;
  readonly onPick: (id: string, picked: boolean) => void;
  readonly onUnschedule: (row: BoardRow) => void;
}

function Row({ kind, row, picked, onPick, onUnschedule }: RowProps) {
  const { id, name, zone, state, blocked } = row;
  const reason = blocked === false ? undefined : refusalWords(blocked, kind);
  return (
    <div className={styles.row} data-location={id}>
      <Checkbox
        aria-label={reason === undefined ? `Publish ${name}` : `${name}: ${reason}`}
        checked={picked && choosable(row)}
        disabled={!choosable(row)}
        onChange={event => onPick(id, event.currentTarget.checked)}
      />
      <span>
        <span className={styles.name}>{name}</span>
        {zone !== null && <span className={styles.zone}>{shortZone(row.liveSince ?? 0, zone)}</span>}
      </span>
      <StateBadge state={state} />
      <span className={styles.detail} data-failed={state.kind === 'failed' || undefined}>
        {detailWords(row, kind)}
      </span>
      {state.kind === 'scheduled' && (
        <Button variant="default" onClick={() => onUnschedule(row)}>
          Unschedule<span className="visually-hidden"> {name}</span>
        </Button>
      )}
    </div>
  );
}

const detailWords = ({ state, liveSince, zone }: BoardRow, kind: PublishKind): string => {
  const since =
    liveSince === null ? 'Never published' : `Live since ${formatDateTimeZone(liveSince, zone ?? ownZone())}`;
  switch (state.kind) {
    case 'scheduled':
    case 'waiting':
      return `${state.kind === 'waiting' ? 'Starts' : 'Goes live'} ${formatDateTimeZone(state.dueAt, zone ?? ownZone())}`;
    case 'running':
      return state.done ? 'Live now' : 'Going live';
    case 'failed':
      return refusalWords(state.reason, kind);
    case 'live':
    case 'unpublished':
      return since;
  }
};
