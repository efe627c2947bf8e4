import { fieldHistoryTexts, formVersionsTexts } from '@commissary/catalog';
import type { HistoryEntry, LiveInterval } from '@commissary/contract';
import type { Level } from '@commissary/domain';
import { formatValueAt, pathLabelsAt } from '@commissary/schema';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { dayAndTimeAt, valueTexts } from '../../formatting/index.ts';
import { AppLink, historyHref } from '../../navigation/index.ts';
import { effectiveOf } from '../../snapshot/index.ts';
import { Avatar, ErrorState, LevelIcon, SkeletonRows } from '../../ui/index.ts';
import list from '../../ui/popover-list.module.css';
import { setValue } from '../actions/index.ts';
import { contentOf, type EditSession } from '../edit-session/index.ts';
import { useFieldState, useForm } from '../state/index.ts';
import styles from './field-history.module.css';
import { historyOf } from './history-query.ts';
import { LiveBadge } from './live-badge.tsx';
import { valueLive } from './live-value-text.ts';
import { earlierValue, isKnown, previousValue } from './restore-previous.ts';

/** The entries of one field, newest first, each with an action that restores its value. */
export function HistoryEntries({ path, onDone }: { readonly path: string; readonly onDone: () => void }) {
  const { store, address, levelOf } = useForm();
  const rankOf = (tenantId: string | null) => ranks[levelOf(tenantId)];
  const query = useQuery(historyOf(address, path));
  const state = useFieldState(path);
  if (query.isPending) return <SkeletonRows rows={3} height={48} />;
  if (query.isError) return <ErrorState text={fieldHistoryTexts.historyError} onRetry={() => query.refetch()} />;
  if (query.data.length === 0)
    return (
      <p className={`${list.line} grid align-baseline gap-2 gap-x-16 text-13 pad-x-16 pad-y-8 line-above`}>
        {fieldHistoryTexts.historyEmpty}
      </p>
    );
  const before = previousValue(query.data, address.tenantId);
  const mayPut = state.locked === undefined;
  const put = (value: unknown) => {
    setValue(store, path, value);
    onDone();
  };
  return (
    <>
      {query.data.map((entry, index) => (
        <Entry
          key={`${entry.tenantId} ${entry.version} ${entry.path} ${entry.op}`}
          entry={entry}
          path={path}
          live={valueLive(query.data, index, rankOf)}
          earlier={mayPut ? earlierValue(entry, state.value) : undefined}
          onPut={put}
        />
      ))}
      <div className={`${list.foot} row wrap align-center gap-8 line-above`}>
        {before !== undefined && mayPut && (
          <button
            type="button"
            className={`${list.button} inline-row align-center gap-6 size-13 weight-600 tone-2`}
            onClick={() => put(before)}
          >
            <IconArrowBackUp size={14} stroke={1.8} aria-hidden />
            {fieldHistoryTexts.restoreValue(valueIn(store.session(), path, before))}
          </button>
        )}
        <AppLink
          className="push-end size-13 weight-600 pad-x-8 pad-y-4"
          href={historyHref(address, pathLabelText(store.session(), path))}
        >
          {fieldHistoryTexts.fullHistory}
        </AppLink>
      </div>
    </>
  );
}

const ranks: Readonly<Record<Level, number>> = { company: 0, group: 1, location: 2 };

interface EntryProps {
  readonly entry: HistoryEntry;
  readonly path: string;
  readonly live: LiveInterval | undefined;
  /** The value that can be restored; `undefined` where there is none. */
  readonly earlier: unknown;
  readonly onPut: (value: unknown) => void;
}

function Entry({ entry, path, live, earlier, onPut }: EntryProps) {
  const { store, zone, names, levelOf } = useForm();
  const level: Level = levelOf(entry.tenantId);
  const session = store.session();
  return (
    <div className={`${styles.entry} grid align-center gap-2 gap-x-12 text-13 pad-x-16 pad-y-8 line-above`}>
      <Avatar name={entry.by} tone="quiet" />
      <span className="inline-row align-center gap-6 min-width-0">
        <strong>{entry.by}</strong>
        <LevelIcon level={level} /> {names[level]}
      </span>
      <span className="size-12 tone-2 text-end">{dayAndTimeAt(entry.at, zone)}</span>
      <span className={`${styles.change} row wrap weight-600 break-anywhere`}>
        <span className={list.old}>{isKnown(entry.was) ? valueIn(session, path, entry.was) : '—'}</span>
        <span aria-hidden>→</span>
        <span>{afterWords(entry, session, path)}</span>
      </span>
      <span className={`${styles.more} row wrap align-center gap-2 gap-x-8`}>
        <LiveBadge live={live} zone={zone} />
        {earlier !== undefined && (
          <button
            type="button"
            className={`${list.button} inline-row align-center gap-6 size-13 weight-600 tone-2`}
            aria-label={fieldHistoryTexts.restoreValueSetBy(valueIn(session, path, earlier), entry.by)}
            onClick={() => onPut(earlier)}
          >
            <IconArrowBackUp size={14} stroke={1.8} aria-hidden />
            {fieldHistoryTexts.restore}
          </button>
        )}
      </span>
    </div>
  );
}

const valueIn = ({ opened }: EditSession, path: string, value: unknown): string =>
  formatValueAt(valueTexts, opened.definition, opened.base, path, value);

const pathLabelText = (session: EditSession, path: string): string =>
  pathLabelsAt(valueTexts, session.opened.definition, effectiveOf(session.opened, contentOf(session)), path).join(' ');

const afterWords = (entry: HistoryEntry, session: EditSession, path: string): string => {
  if (entry.op === 'reset') return fieldHistoryTexts.resetToInherited;
  if (entry.op === 'remove') return formVersionsTexts.removed;
  if (entry.op === 'move') return formVersionsTexts.moved;
  if (entry.op === 'unset') return formVersionsTexts.notSet;
  return isKnown(entry.value) ? valueIn(session, path, entry.value) : fieldHistoryTexts.setWithOtherChanges;
};
