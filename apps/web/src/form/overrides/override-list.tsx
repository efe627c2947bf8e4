import { overrideListTexts } from '@commissary/catalog';
import { Checkbox } from '@mantine/core';
import { IconArrowBackUp, IconArrowUp } from '@tabler/icons-react';
import { useState } from 'react';
import { dateAt, pathText } from '../../formatting/index.ts';
import { type PromoteTarget, promoteTargets, selectionLabel, toggleSelected } from '../../levels/index.ts';
import { useActiveTenant } from '../../session/index.ts';
import styles from '../../ui/popover-list.module.css';
import { reset, resetAll } from '../actions/index.ts';
import { isDirty } from '../edit-session/index.ts';
import { useForm, useFormSelector } from '../state/index.ts';
import { InactiveOverrideActions, InactiveOverrideBadge } from './inactive-override-badge.tsx';
import { type OverrideEntry, overrideEntries } from './override-entries.ts';

/** Values that are to apply at a level above. */
export interface Promoting {
  readonly target: PromoteTarget;
  readonly paths: readonly string[];
}

interface OverrideListProps {
  readonly paths: readonly string[];
  readonly onDone: () => void;
  readonly onPromote: (promoting: Promoting) => void;
}

/** What a level sets, with a reset and the way to the levels above. */
export function OverrideList({ paths, onDone, onPromote }: OverrideListProps) {
  const { store, names, level } = useForm();
  const tenant = useActiveTenant();
  const entries = useFormSelector('', session => overrideEntries(session, paths));
  const unsaved = useFormSelector('', isDirty);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const all = [...new Set(entries.map(({ path }) => path))];
  const chosen = ticked.size === 0 ? all : all.filter(path => ticked.has(path));
  const targets = promoteTargets(tenant);
  return (
    <div className={styles.panel}>
      <p className={styles.title}>
        {overrideListTexts.overridesAt(names[level])}
        <span className={`${styles.about} text-12 weight-400 tone-3`}>{overrideListTexts.overridesHint}</span>
      </p>
      {entries.map(entry => (
        <OverrideLine
          key={`${entry.path} ${entry.here}`}
          entry={entry}
          ticked={ticked.has(entry.path)}
          onTick={() => setTicked(toggleSelected(ticked, entry.path))}
          onDone={onDone}
        />
      ))}
      <div className={`${styles.foot} row wrap align-center gap-8 line-above`}>
        <button
          type="button"
          className={`${styles.button} inline-row align-center gap-6 size-13 weight-600 tone-2`}
          onClick={() => {
            resetAll(store, chosen);
            onDone();
          }}
        >
          <IconArrowBackUp size={14} stroke={1.8} aria-hidden />
          {overrideListTexts.resetToInherited(selectionLabel(chosen.length, all.length))}
        </button>
        {targets.map(target => (
          <button
            key={target.to}
            type="button"
            className={`${styles.button} inline-row align-center gap-6 size-13 weight-600 tone-2`}
            disabled={unsaved}
            onClick={() => onPromote({ target, paths: chosen })}
          >
            <IconArrowUp size={14} stroke={1.8} aria-hidden />
            {overrideListTexts.applySelected(selectionLabel(chosen.length, all.length), target.words)}
          </button>
        ))}
        {targets.length > 0 && unsaved && <p className="text-12 tone-3">{overrideListTexts.saveBeforeApply}</p>}
      </div>
    </div>
  );
}

interface OverrideLineProps {
  readonly entry: OverrideEntry;
  readonly ticked: boolean;
  readonly onTick: () => void;
  readonly onDone: () => void;
}

function OverrideLine({ entry, ticked, onTick, onDone }: OverrideLineProps) {
  const { store, latestAt, level, zone, show } = useForm();
  const authorship = latestAt(level, entry.path);
  const lead = () => {
    onDone();
    show(entry.path);
  };
  return (
    <div className={`${styles.line} grid align-baseline gap-2 gap-x-16 text-13 pad-x-16 pad-y-8 line-above`}>
      <span className="inline-row align-center gap-6 min-width-0">
        <Checkbox aria-label={pathText(entry.words)} checked={ticked} onChange={onTick} />
        <button
          type="button"
          className={`${styles.button} inline-row align-center gap-6 size-13 weight-600 tone-2`}
          onClick={lead}
        >
          {pathText(entry.words)}
        </button>
        <InactiveOverrideBadge entry={entry} />
      </span>
      <span className="weight-600 text-end break-anywhere">{entry.here}</span>
      <span className="text-12 tone-3">
        {authorship !== undefined && `${authorship.by}, ${dateAt(authorship.at, zone)}`}
      </span>
      <span className="text-12 tone-3">
        {entry.inactiveReason ?? entry.above}
        <InactiveOverrideActions
          entry={entry}
          onTakeOut={() => reset(store, entry.path)}
          choose={
            <button
              type="button"
              className={`${styles.button} inline-row align-center gap-6 size-13 weight-600 tone-2`}
              onClick={lead}
            >
              {overrideListTexts.chooseAnother}
            </button>
          }
        />
      </span>
    </div>
  );
}
