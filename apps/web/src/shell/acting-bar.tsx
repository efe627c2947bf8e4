import { sessionsTexts as texts } from '@commissary/catalog';
import type { User } from '@commissary/contract';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { api } from '../api/index.ts';
import { whenWords } from '../formatting/index.ts';
import { reportError } from '../notifications/index.ts';
import { restartConsole } from '../session/index.ts';
import styles from './acting-bar.module.css';

export interface ActingBarProps {
  readonly user: User;
  readonly acting: NonNullable<User['acting']>;
}

/** Says who acts as whom until when, as long as it lasts, and ends it. */
export function ActingBar({ user, acting }: ActingBarProps) {
  const end = useMutation({
    mutationFn: () => api.session.stopActing(),
    onSuccess: restartConsole,
    onError: error => reportError(error, texts.notEnded),
  });
  return (
    <section className={`${styles.bar} row align-center gap-12 rigid text-13 tone-1`} aria-label={texts.bar}>
      <p className="grow min-width-0">
        <strong>{texts.barText(acting.by, user.userDisplayName, whenWords(acting.until, null))}</strong>{' '}
        {acting.mayWrite ? texts.mayWrite : texts.readOnly}
      </p>
      <Button size="compact-sm" variant="default" loading={end.isPending} onClick={() => end.mutate()}>
        {texts.endActing}
      </Button>
    </section>
  );
}
