import { publishBoardTexts, rescheduleTexts } from '@commissary/catalog';
import { Button } from '@mantine/core';
import styles from '../../publishing/preview/publish.module.css';
import { Writable } from '../../session/index.ts';
import { Spinner } from '../../ui/index.ts';
import type { RunProgress, SegmentState } from './publish-table.ts';

const segmentStates: readonly SegmentState[] = ['live', 'running', 'waiting', 'scheduled', 'failed'];

export interface PublishProgressProps {
  readonly progress: RunProgress;
  readonly busy: boolean;
  /** Ends it where it has not begun. */
  readonly onStop: () => void;
}

/** A running publish: one segment for each location. It continues without this page. */
export function PublishProgress({ progress, busy, onStop }: PublishProgressProps) {
  const { live, running, waiting, scheduled, failed } = progress;
  const parts = [
    publishBoardTexts.live(live),
    running > 0 && publishBoardTexts.running(running),
    waiting > 0 && publishBoardTexts.waiting(waiting),
    scheduled > 0 && publishBoardTexts.scheduled(scheduled),
    failed > 0 && publishBoardTexts.failed(failed),
  ];
  return (
    <div
      className={`${styles.strip} row wrap align-center gap-8 gap-x-24 pad-x-16 pad-y-12 space-below-16`}
      role="status"
    >
      <Spinner size={18} />
      <div className={styles.progress}>
        <p className={styles.progressText}>
          <strong>{publishBoardTexts.publishingTo(progress.total - scheduled)}</strong>
          <span>{parts.filter(Boolean).join(' · ')}</span>
        </p>
        <ul className={`${styles.segments} row gap-2`} aria-hidden>
          {progress.segments.map(({ id, name, at }) => (
            <li key={id} data-at={at} title={name} />
          ))}
          {progress.segments.length === 0 &&
            segmentStates
              .filter(at => progress[at] > 0)
              .map(at => <li key={at} data-at={at} style={{ flexGrow: progress[at] }} />)}
        </ul>
      </div>
      <p className={`${styles.aside} text-12 tone-2`}>{publishBoardTexts.runningHint}</p>
      {waiting > 0 && (
        <Writable>
          <Button variant="default" disabled={busy} onClick={onStop}>
            {rescheduleTexts.stopRest}
          </Button>
        </Writable>
      )}
    </div>
  );
}
