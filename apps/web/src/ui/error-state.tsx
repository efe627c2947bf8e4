import { controlsTexts } from '@commissary/catalog';
import { Button } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import styles from './error-state.module.css';

export interface ErrorStateProps {
  readonly text: string;
  readonly onRetry?: () => void;
}

/** What happened, and a button that tries again. */
export function ErrorState({ text, onRetry }: ErrorStateProps) {
  return (
    <div className={`${styles.error} row wrap align-center justify-center gap-8 gap-x-12`} role="alert">
      <IconAlertCircle size={17} stroke={1.8} aria-hidden />
      <p>{text}</p>
      {onRetry && (
        <Button variant="default" onClick={onRetry}>
          {controlsTexts.tryAgain}
        </Button>
      )}
    </div>
  );
}
