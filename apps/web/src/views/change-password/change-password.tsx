import { accountTexts, errorText, messages } from '@commissary/catalog';
import { contract } from '@commissary/contract';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api, UserError } from '../../api/index.ts';
import type { ViewProps } from '../../navigation/index.ts';
import { notify, reportError } from '../../notifications/index.ts';
import { useUser, Writable } from '../../session/index.ts';
import { NativeTextField, PageHeader, SectionCard } from '../../ui/index.ts';
import { PasswordEntry, useNewPassword } from '../password/index.ts';
import styles from './change-password.module.css';

/** Changes the own password, and ends every session elsewhere. */
export function ChangePassword({ screen }: ViewProps) {
  const [round, setRound] = useState(0);
  return (
    <div className="stack gap-16">
      <PageHeader title={screen.title} about={accountTexts.signOutOthersHelp} />
      <SectionCard title={accountTexts.yourPassword}>
        <Writable explained calls={[contract.users.changePassword]}>
          <Form key={round} onDone={() => setRound(round + 1)} />
        </Writable>
      </SectionCard>
    </div>
  );
}

function Form({ onDone }: { readonly onDone: () => void }) {
  const { userId, userEmail, passwordPolicy } = useUser();
  const [current, setCurrent] = useState('');
  const next = useNewPassword(userId, passwordPolicy);
  const change = useMutation({
    mutationFn: () => api.users.changePassword({ body: { currentPassword: current, newPassword: next.password } }),
    onSuccess: () => {
      notify('success', messages.reset.success);
      onDone();
    },
    onError: error => {
      const rules = codesOf(error).filter(isRule);
      if (rules.length > 0) next.refused(rules);
      if (codesOf(error).length === 0) reportError(error, messages.reset.fail);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (current !== '' && next.valid && !change.isPending) change.mutate();
  };
  const refused = codesOf(change.error).filter(code => !isRule(code));
  return (
    <form className={`${styles.form} stack gap-16`} onSubmit={submit} noValidate>
      <input
        className="visually-hidden"
        type="email"
        autoComplete="username"
        value={userEmail}
        readOnly
        tabIndex={-1}
        aria-hidden
      />
      <NativeTextField
        label={accountTexts.currentPassword}
        type="password"
        name="password"
        autoComplete="current-password"
        value={current}
        error={refused.length > 0 ? refused.map(errorText).join(' ') : undefined}
        disabled={change.isPending}
        onChange={({ currentTarget }) => setCurrent(currentTarget.value)}
      />
      <PasswordEntry value={next} policy={passwordPolicy} disabled={change.isPending} />
      <div>
        <Button type="submit" disabled={current === '' || !next.valid} loading={change.isPending}>
          {messages.reset.button}
        </Button>
      </div>
    </form>
  );
}

const isRule = (code: string): boolean => code.startsWith('PW_');

const codesOf = (error: unknown): readonly string[] =>
  error instanceof UserError ? error.failures.map(({ code }) => code) : [];
