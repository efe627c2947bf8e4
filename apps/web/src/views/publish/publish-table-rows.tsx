import {
  boardTexts,
  canaryTexts,
  publishBoardTexts,
  publishTexts,
  receiptTexts,
  rollbackTexts,
  shellTexts,
} from '@commissary/catalog';
import type { TenantSyncStatus } from '@commissary/contract';
import { type PublishKind, shortZone } from '@commissary/domain';
import { Button, Checkbox } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { memo, useCallback, useMemo, useState } from 'react';
import { receiptsOf, syncStatusOf } from '../../cache/index.ts';
import { dayAndTimeAt, ownZone } from '../../formatting/index.ts';
import { publishRefusalText } from '../../publishing/index.ts';
import styles from '../../publishing/preview/publish.module.css';
import { useActiveTenant, Writable } from '../../session/index.ts';
import { classNames, LevelIcon, useRegionFocus, WindowedList } from '../../ui/index.ts';
import board from './board/board.module.css';
import { ChangesButton, RowChanges } from './board/row-changes.tsx';
import { publishLines } from './publish-lines.ts';
import { PublishStateBadge } from './publish-state-badge.tsx';
import { choosable, type PublishTableGroup, type PublishTableRow, selectable } from './publish-table.ts';
import { groupSummariesOf } from './run-queries.ts';

export interface PublishTableRowsProps {
  readonly kind: PublishKind;
  readonly groups: readonly PublishTableGroup[];
  readonly picked: ReadonlySet<string>;
  /** Of the others the titles are shown. */
  readonly isOpen: (group: PublishTableGroup) => boolean;
  readonly onFold: (group: PublishTableGroup) => void;
  readonly onPick: (id: string, picked: boolean) => void;
  readonly onPreview: (row: PublishTableRow) => void;
  readonly onUnschedule: (row: PublishTableRow) => void;
}

/** The locations below the titles of their groups; only those near the viewport are rendered. */
export function PublishTableRows(props: PublishTableRowsProps) {
  const { kind, groups, picked, isOpen, onFold, onPick, onPreview, onUnschedule } = props;
  const { levels } = useActiveTenant();
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const turn = useCallback(
    (id: string) =>
      setOpened(now => (now.has(id) ? new Set([...now].filter(one => one !== id)) : new Set([...now, id]))),
    [],
  );
  const lines = useMemo(
    () => publishLines(groups, isOpen).filter(line => levels || !('title' in line)),
    [groups, isOpen, levels],
  );
  return (
    <WindowedList
      label={shellTexts.locations}
      items={lines}
      keyOf={({ key }) => key}
      height={44}
      classOf={line => ('title' in line ? styles.titleLine : classNames(styles.line, line.isLast && styles.lastLine))}
      draw={line =>
        'title' in line ? (
          <GroupTitle kind={kind} group={line.title} isOpen={line.isOpen} isFirst={line === lines[0]} onFold={onFold} />
        ) : (
          <Row
            kind={kind}
            row={line.row}
            picked={picked.has(line.row.id)}
            isOpen={opened.has(line.row.id)}
            onTurn={turn}
            onPick={onPick}
            onPreview={onPreview}
            onUnschedule={onUnschedule}
          />
        )
      }
    />
  );
}

interface GroupTitleProps extends Pick<PublishTableRowsProps, 'kind' | 'onFold'> {
  readonly group: PublishTableGroup;
  readonly isOpen: boolean;
  readonly isFirst: boolean;
}

/** Drawn again where its own line changes: a tick of one location leaves the others. */
const GroupTitle = memo(function GroupTitle({ kind, group, isOpen, isFirst, onFold }: GroupTitleProps) {
  const waiting = useWaitingChanges(kind, group);
  return (
    <header className={classNames(styles.groupHeader, !isFirst && styles.later, !isOpen && board.closed)}>
      <h2 className={styles.groupTitle}>
        <button type="button" className={board.fold} aria-expanded={isOpen} onClick={() => onFold(group)}>
          <IconChevronRight size={16} stroke={1.8} aria-hidden />
          <LevelIcon level="group" />
          {group.id === null ? group.name : publishBoardTexts.group(group.name)}
        </button>
      </h2>
      <span>{[...groupCounts(group), ...waiting].join(' · ')}</span>
    </header>
  );
});

/** How many changes wait at the locations of a group, and how many of them are its own: one question for all groups. */
const useWaitingChanges = (kind: PublishKind, { id, rows }: PublishTableGroup): readonly string[] => {
  const { companyId } = useActiveTenant();
  const enabled = id !== null && rows.some(({ state }) => state.kind === 'unpublished');
  const { data } = useQuery({ ...groupSummariesOf(companyId, kind), enabled });
  const found = enabled && data?.find(group => group.id === id);
  return found ? [publishBoardTexts.changes(found.changes, found.own)] : [];
};

/** How many locations a group has, and how many of them are in which state but up to date. */
const groupCounts = ({ rows }: PublishTableGroup): readonly string[] => {
  const count = (kind: PublishTableRow['state']['kind']) => rows.filter(({ state }) => state.kind === kind).length;
  const states = [
    ['unpublished', boardTexts.notPublished],
    ['scheduled', publishBoardTexts.scheduled],
    ['waiting', publishBoardTexts.waiting],
    ['running', publishBoardTexts.running],
    ['failed', publishBoardTexts.failed],
  ] as const;
  const others = states.flatMap(([kind, text]) => (count(kind) > 0 ? [text(count(kind))] : []));
  return [publishBoardTexts.locationCount(rows.length), ...others];
};

interface RowProps {
  readonly kind: PublishKind;
  readonly row: PublishTableRow;
  readonly picked: boolean;
  /** Its changes are shown. */
  readonly isOpen: boolean;
  readonly onTurn: (id: string) => void;
  readonly onPick: (id: string, picked: boolean) => void;
  readonly onPreview: (row: PublishTableRow) => void;
  readonly onUnschedule: (row: PublishTableRow) => void;
}

const Row = memo(function Row({ kind, row, picked, isOpen, onTurn, onPick, onPreview, onUnschedule }: RowProps) {
  const { id, name, zone, state, blocked } = row;
  const status = useStatus(row, kind);
  const liveSince = status?.publishedAt[kind];
  const receipt = useReceipt(row, kind);
  const { ref, onFocus } = useRegionFocus<HTMLInputElement>();
  const reason = blocked === false ? undefined : publishRefusalText(blocked, kind);
  const changes = (state.kind === 'unpublished' || state.kind === 'failed') && choosable(row) && status?.changes;
  const line = (
    <div className={`${styles.row} grid align-center gap-12 line-above`} data-location={id}>
      <Checkbox
        ref={ref}
        aria-label={reason === undefined ? publishBoardTexts.publishNamed(name) : `${name}: ${reason}`}
        checked={picked && selectable(kind, row)}
        disabled={!selectable(kind, row)}
        onChange={event => onPick(id, event.currentTarget.checked)}
      />
      <span>
        <span className="weight-500">{name}</span>
        {zone !== null && <span className={styles.zone}>{shortZone(liveSince ?? 0, zone)}</span>}
      </span>
      <PublishStateBadge state={state} />
      <span className={`${styles.detail} text-13 tone-2`} data-failed={state.kind === 'failed' || undefined}>
        {changes && (
          <span className={board.above}>
            <ChangesButton name={name} changes={changes} isOpen={isOpen} onTurn={() => onTurn(id)} />
          </span>
        )}
        <span>
          {heldWords(row) ?? detailWords(row, kind, liveSince)}
          {receipt !== undefined && tellsReceipt(state) && liveSince !== null && (
            <> · {receiptTexts.runs(receipt.running, receipt.terminals)}</>
          )}
        </span>
      </span>
      {state.kind === 'unpublished' && choosable(row) && (
        <Button className={styles.previews ?? ''} variant="subtle" onClick={() => onPreview(row)}>
          {publishBoardTexts.preview}
          <span className="visually-hidden"> {name}</span>
        </Button>
      )}
      {state.kind === 'scheduled' && (
        <Writable>
          <Button variant="default" onFocus={onFocus} onClick={() => onUnschedule(row)}>
            {publishBoardTexts.unschedule}
            <span className="visually-hidden"> {name}</span>
          </Button>
        </Writable>
      )}
    </div>
  );
  return (
    <>
      {line}
      {changes && isOpen && <RowChanges kind={kind} id={id} />}
    </>
  );
});

/** Why it is not published with the others: it was frozen, or rolled back. */
const heldWords = ({ frozen, held, zone }: PublishTableRow): string | undefined => {
  const at = (instant: number) => dayAndTimeAt(instant, zone ?? ownZone());
  if (frozen !== undefined) return publishTexts.frozenBy(frozen.by, at(frozen.at), frozen.reason);
  return held && rollbackTexts.heldSince(held.by, at(held.at));
};

/** What is live and what is saved at the location, with the number of its changes; loaded with its page. */
const useStatus = ({ id, page }: PublishTableRow, kind: PublishKind): TenantSyncStatus | undefined => {
  const { companyId } = useActiveTenant();
  const { data } = useQuery(syncStatusOf(companyId, page, kind));
  return data?.find(({ locationId }) => locationId === id);
};

/** At how many terminals of the location it runs; loaded with its page. */
const useReceipt = ({ id, page }: PublishTableRow, kind: PublishKind) => {
  const { companyId } = useActiveTenant();
  const { data } = useQuery(receiptsOf(companyId, { publish: kind }, page));
  return data?.locations.find(({ locationId }) => locationId === id);
};

/** A publish is sent when it is live, and runs when the terminals say so. */
const tellsReceipt = (state: PublishTableRow['state']): boolean =>
  state.kind === 'live' || state.kind === 'unpublished' || (state.kind === 'running' && state.done);

const detailWords = (
  { state, zone }: PublishTableRow,
  kind: PublishKind,
  liveSince: number | null | undefined,
): string => {
  switch (state.kind) {
    case 'scheduled':
    case 'waiting':
      if (state.afterPilots) return canaryTexts.afterPilots(dayAndTimeAt(state.dueAt, zone ?? ownZone()));
      return publishTexts[state.kind === 'waiting' ? 'startsAt' : 'goesLive'](
        dayAndTimeAt(state.dueAt, zone ?? ownZone()),
      );
    case 'running':
      return state.done ? publishBoardTexts.liveNow : publishBoardTexts.goingLive;
    case 'failed':
      return publishRefusalText(state.reason, kind);
    case 'live':
    case 'unpublished':
      if (liveSince === undefined) return '';
      return liveSince === null
        ? publishBoardTexts.neverPublished
        : publishBoardTexts.liveSince(dayAndTimeAt(liveSince, zone ?? ownZone()));
  }
};
