import { publishBoardTexts } from '@commissary/catalog';
import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import styles from '../../publishing/preview/publish.module.css';

export interface FailedPublishesProps {
  readonly count: number;
  readonly busy: boolean;
  readonly onRetry: () => void;
}

/** Publishes that failed: each row shows the reason, one button retries all of them. */
export function FailedPublishes({ count, busy, onRetry }: FailedPublishesProps) {
  return (
    <div
      className={`${styles.failedStrip} row wrap align-center gap-8 gap-x-12 pad-x-16 pad-y-12 space-below-16`}
      role="status"
    >
      <IconAlertTriangle size={17} stroke={1.8} aria-hidden />
      <p>
        <strong>{publishBoardTexts.lastPublishFailedAt(count)}</strong>
        {publishBoardTexts.previousStillLive}
      </p>
      <Button variant="default" loading={busy} onClick={onRetry}>
        {publishBoardTexts.retryFailed}
      </Button>
    </div>
  );
}
