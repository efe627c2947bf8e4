import { errorText, sessionsTexts as texts } from '@commissary/catalog';
import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api, UserError } from '../../api/index.ts';
import { restartConsole } from '../../session/index.ts';
import { Dialog } from '../../ui/index.ts';
import styles from './employees.module.css';

interface ActAsDialogProps {
  readonly id: string;
  readonly name: string;
  readonly onClose: () => void;
}

/** Asks why the signed-in person acts as another one, and begins. */
export function ActAsDialog({ id, name, onClose }: ActAsDialogProps) {
  const [reason, setReason] = useState('');
  const begin = useMutation({
    mutationFn: () => api.session.actAs({ body: { userId: id, reason } }),
    onSuccess: restartConsole,
  });
  const missing = reason.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!missing && !begin.isPending) begin.mutate();
  };
  const title = texts.viewAsTitle(name);
  return (
    <Dialog label={title} size={480} onClose={onClose}>
      <form className={`${styles.dialog} stack gap-12`} onSubmit={submit} noValidate>
        <h2 className={styles.title}>{title}</h2>
        <p>{texts.actAsHelp(name)}</p>
        <TextInput
          label={texts.reason}
          description={texts.reasonHelp(name)}
          data-autofocus
          required
          maxLength={200}
          value={reason}
          error={begin.error && errorOf(begin.error, name)}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        <div className="row wrap justify-end gap-8">
          <Button variant="subtle" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" disabled={missing} loading={begin.isPending}>
            {texts.begin}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

const errorOf = (error: unknown, name: string): string =>
  error instanceof UserError ? error.failures.map(({ code }) => errorText(code)).join(' ') : texts.notBegun(name);
