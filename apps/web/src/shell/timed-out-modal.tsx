import { messages, shellTexts } from '@commissary/catalog';
import type { User } from '@commissary/contract';
import { Button, PasswordInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { api, responseBody } from '../api/index.ts';
import { clearUser, loginErrors, signedInUser, track } from '../session/index.ts';
import { Dialog } from '../ui/index.ts';
import styles from './timed-out-modal.module.css';

/** The session is over: asks for the password, or signs in another person. The screen below stays as it is. */
export function TimedOutModal({ user }: { readonly user: User }) {
  const [password, setPassword] = useState('');
  const router = useRouter();
  const signIn = useMutation({
    mutationFn: async () =>
      responseBody(await api.session.login({ body: { email: user.userEmail, password, companyId: user.companyId } })),
    onSuccess: user => {
      signedInUser(user);
      track('login');
    },
    onError: () => setPassword(''),
  });
  const continueSession = useMutation({
    mutationFn: async () => responseBody(await api.sample.signIn({ body: { personId: user.userId } })),
    onSuccess: signedInUser,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (password !== '') signIn.mutate();
  };
  const switchUser = () => {
    clearUser();
    void router.invalidate();
  };
  // Whoever acted as this person signs in as themselves.
  const own = user.acting === null;
  const error = signIn.error ?? continueSession.error;
  return (
    <Dialog label={shellTexts.signInAgain} size={420} closable={false} onClose={() => {}}>
      <form onSubmit={submit} className={`${styles.form} stack gap-12`}>
        <h2 className={styles.title}>{shellTexts.signInAgain}</h2>
        <p className="tone-2">{messages.timeout.modal}</p>
        <p className={styles.who}>{user.userEmail}</p>
        {own && (
          <PasswordInput
            label={shellTexts.password}
            autoComplete="current-password"
            data-autofocus
            value={password}
            disabled={signIn.isPending}
            error={error && loginErrors(error).join(' ')}
            onChange={({ currentTarget }) => setPassword(currentTarget.value)}
          />
        )}
        <div className="row wrap justify-end gap-8 space-above-8">
          <Button variant="subtle" onClick={switchUser}>
            {messages.user.switchUser}
          </Button>
          {own && user.sample && (
            <Button variant="default" loading={continueSession.isPending} onClick={() => continueSession.mutate()}>
              {shellTexts.continueAs(user.userDisplayName)}
            </Button>
          )}
          {own && (
            <Button type="submit" disabled={password === ''} loading={signIn.isPending}>
              {shellTexts.signIn}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}
