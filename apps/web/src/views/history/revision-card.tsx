import { historyTexts } from '@commissary/catalog';
import type { TimelineSave } from '@commissary/contract';
import type { Level } from '@commissary/domain';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useState } from 'react';
import type { CachedDocumentKey } from '../../cache/index.ts';
import { LiveBadge } from '../../form/history/index.ts';
import { dayAndTimeAt } from '../../formatting/index.ts';
import { AppLink, hrefOfPath, lazyComponent } from '../../navigation/index.ts';
import { Avatar, LevelIcon } from '../../ui/index.ts';
import styles from './history.module.css';

/** Loaded when it is asked for. */
const UndoSaveDialog = lazyComponent(async () => (await import('../../level-actions/index.ts')).UndoSaveDialog);

export interface RevisionCardProps {
  readonly save: TimelineSave;
  readonly level: Level;
  readonly tenantName: string;
  readonly zone: string;
  /** The layer that the save changed; null where the user has no access to it. */
  readonly layer: CachedDocumentKey | null;
}

/** One save: who, when, where, what, whether it is live, and what undoes it or restores it. */
export function RevisionCard({ save, level, tenantName, zone, layer }: RevisionCardProps) {
  const { id, by, at, live, together, changes, total } = save;
  const [first] = changes;
  const whole = layer && first ? hrefOfPath(layer, first.path, { restore: id }) : null;
  const left = total - changes.length;
  const [undoing, setUndoing] = useState(false);
  return (
    <div className="card">
      <header className={`${styles.head} row wrap align-center gap-4 gap-x-12 pad-x-16 pad-y-8`}>
        <span className={`${styles.who} inline-row wrap align-center gap-4 gap-x-12 grow`} id={id}>
          <Avatar name={by} tone="quiet" />
          <strong>{by}</strong>
          <span className="inline-row align-center gap-6 tone-2">
            <LevelIcon level={level} /> {tenantName}
          </span>
          <span className={`${styles.when} push-end size-13 tone-2`}>
            {together !== undefined && historyTexts.withOthers(together)}
            {dayAndTimeAt(at, zone)}
          </span>
        </span>
        <LiveBadge live={live} zone={zone} />
        {layer !== null && total > 0 && (
          <button
            type="button"
            className={`${styles.restore} reset inline-row align-center gap-6 size-13 weight-600 tone-2`}
            onClick={() => setUndoing(true)}
          >
            <IconArrowBackUp size={14} stroke={1.8} aria-hidden />
            {historyTexts.undoThisSave}
          </button>
        )}
        {whole !== null && (
          <AppLink className={`${styles.restore} inline-row align-center gap-6 size-13 weight-600 tone-2`} href={whole}>
            <IconArrowBackUp size={14} stroke={1.8} aria-hidden />
            {historyTexts.restoreThisVersion}
          </AppLink>
        )}
      </header>
      {changes.map(({ path, op, subject, sentence }) => {
        const back = layer && hrefOfPath(layer, path, { restore: id, only: path, field: path });
        return (
          <div
            className={`${styles.line} grid align-center gap-4 gap-x-16 pad-x-16 pad-y-4 line-above`}
            key={`${path} ${op}`}
          >
            <span className="break-anywhere">{sentence}</span>
            {back && (
              <AppLink
                className={`${styles.restore} inline-row align-center gap-6 size-13 weight-600 tone-2`}
                href={back}
                aria-label={historyTexts.restoreFrom(subject)}
              >
                {historyTexts.restore}
              </AppLink>
            )}
          </div>
        );
      })}
      {left > 0 && (
        <p className={`${styles.line} grid align-center gap-4 gap-x-16 pad-x-16 pad-y-4 line-above`}>
          {historyTexts.moreChanges(left)}
        </p>
      )}
      {undoing && layer !== null && (
        <UndoSaveDialog
          address={layer}
          level={level}
          revisionId={id}
          when={dayAndTimeAt(at, zone)}
          onClose={() => setUndoing(false)}
        />
      )}
    </div>
  );
}
