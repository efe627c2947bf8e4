import { canaryTexts as texts } from '@commissary/catalog';
import type { AccessibleTenant, CanaryRecord } from '@commissary/contract';
import { pilotMeasures } from '@commissary/domain';
import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Writable } from '../../session/index.ts';
import { Badge } from '../../ui/index.ts';
import styles from '../preview/publish.module.css';

export interface RunCanaryProps {
  readonly canary: CanaryRecord;
  /** When it was read, by the clock of this page. */
  readonly readAt: number;
  readonly tenants: ReadonlyMap<string, AccessibleTenant>;
  readonly busy: boolean;
  readonly onFollow: () => void;
  /** Reads it again. */
  readonly onRefresh: () => unknown;
}

const tones = {
  PILOTS: 'accent',
  SOAKING: 'accent',
  ASKING: 'amber',
  RELEASED: 'live',
  HALTED: 'error',
  STOPPED: 'quiet',
} as const;

const secondMs = 1_000;

/** Where a publish went first: until when the terminals there are watched, what was measured, and what was decided. */
export function RunCanary({ canary, readAt, tenants, busy, onFollow, onRefresh }: RunCanaryProps) {
  const { state, pilots, limits, counts, reason, rollback, decidedBy, leftMs } = canary;
  const left = useSecondsLeft(state === 'SOAKING' ? leftMs : null, readAt, onRefresh);
  return (
    <section className="card space-below-16" aria-label={texts.heading}>
      <header className="row wrap align-center justify-between gap-12 pad-x-16 pad-y-12 line-below">
        <h2>{texts.heading}</h2>
        <Badge tone={tones[state]}>{texts.stateLabels[state]}</Badge>
      </header>
      <div className={`${styles.changes} stack gap-8`}>
        <p>{pilots.map(id => tenants.get(id)?.name ?? id).join(', ')}</p>
        <p>
          <span role="status">{texts.states[state]}</span>
          {left !== null && <strong> · {texts.left(Math.floor(left / 60), left % 60)}</strong>}
        </p>
        {reason !== null && <p className="tone-error">{texts.reasons[reason]}</p>}
        {state === 'HALTED' && rollback !== null && (
          <p>{rollback === 'DONE' ? texts.rolledBack : texts.notRolledBack}</p>
        )}
        {decidedBy !== null && <p className="text-13 tone-2">{texts.decidedBy(decidedBy)}</p>}
        {counts !== null && (
          <>
            <p>{texts.runs(counts.running, counts.terminals)}</p>
            <dl className={`${styles.measures} size-13`}>
              {pilotMeasures.map(measure => (
                <div key={measure} className="row justify-between gap-12">
                  <dt className="tone-2">{texts.measured[measure]}</dt>
                  <dd>{texts.against(counts[measure], limits[measure])}</dd>
                </div>
              ))}
            </dl>
          </>
        )}
        {state === 'ASKING' && (
          <Writable>
            <div>
              <Button disabled={busy} onClick={onFollow}>
                {texts.follow}
              </Button>
            </div>
          </Writable>
        )}
      </div>
    </section>
  );
}

/** Counts down what the server said is left, and reads it again when nothing is. Null: nothing is counted. */
const useSecondsLeft = (leftMs: number | null, readAt: number, onRefresh: () => unknown): number | null => {
  const [now, setNow] = useState(readAt);
  const isCounting = leftMs !== null;
  useEffect(() => {
    if (!isCounting) return;
    const timer = setInterval(() => setNow(Date.now()), secondMs);
    return () => clearInterval(timer);
  }, [isCounting]);
  const left = leftMs === null ? null : Math.ceil(Math.max(0, leftMs - Math.max(0, now - readAt)) / secondMs);
  const isDue = left === 0;
  useEffect(() => {
    if (isDue) onRefresh();
  }, [isDue, onRefresh]);
  return left;
};
