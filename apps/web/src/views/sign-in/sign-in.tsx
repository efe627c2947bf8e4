import { messages, screenPath, signInTexts } from '@commissary/catalog';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { api, responseBody, UserError } from '../../api/index.ts';
import { AppLink } from '../../navigation/index.ts';
import { lastTenant, loginErrors, signedInUser, track } from '../../session/index.ts';
import { NativeTextField } from '../../ui/index.ts';
import { AuthForm, AuthLayout } from '../entrance/index.ts';

/** The sign-in page: e-mail and password. The guard then opens the requested address. */
export function SignInView() {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [newPassword, setNewPassword] = useState('');
  /** Null until the server asks for a new password in place of one that breaks the rules of the company. */
  const [choice, setChoice] = useState<Awaited<ReturnType<typeof loadChoice>> | null>(null);
  const [state, setState] = useState<'idle' | 'waiting' | readonly string[]>('idle');
  const router = useRouter();
  const waiting = state === 'waiting';
  const submit = async () => {
    setState('waiting');
    try {
      const companyId = lastTenant()?.companyId;
      const chosen = { ...(companyId && { companyId }), ...(choice && { newPassword }) };
      const user = responseBody(await api.session.login({ body: { email, password, ...chosen } }));
      signedInUser(user);
      track('login');
      await router.invalidate();
      if (user.passwordDueAt !== null) (await loadChoice()).tellPasswordDue(user.passwordDueAt, router);
    } catch (error) {
      if (!asksForPassword(error)) return setState(loginErrors(error));
      const loaded = await loadChoice();
      setChoice(loaded);
      setState([loaded.newPasswordRequired]);
    }
  };
  return (
    <AuthLayout title={signInTexts.signIn}>
      <AuthForm
        title={signInTexts.signIn}
        about={signInTexts.signInAbout}
        errors={typeof state === 'object' ? state : []}
        submit={signInTexts.signIn}
        ready={canTry(email, password) && (choice === null || newPassword !== '')}
        busy={waiting ? signInTexts.signingIn : null}
        onSubmit={() => void submit()}
        below={<AppLink href={screenPath('recover', {})}>{signInTexts.forgotYourPassword}</AppLink>}
      >
        <NativeTextField
          label={signInTexts.email}
          type="email"
          name="email"
          autoComplete="username"
          autoFocus
          value={email}
          disabled={waiting}
          onChange={({ currentTarget }) => setEmail(currentTarget.value)}
        />
        <NativeTextField
          label={signInTexts.password}
          type="password"
          name="password"
          autoComplete="current-password"
          hint={messages.login.caseHint}
          value={password}
          disabled={waiting}
          onChange={({ currentTarget }) => setPassword(currentTarget.value)}
        />
        {choice && <choice.NewPassword value={newPassword} disabled={waiting} onChange={setNewPassword} />}
      </AuthForm>
    </AuthLayout>
  );
}

/** Both are required; the server validates them. */
export const canTry = (email: string, password: string): boolean => email.trim() !== '' && password !== '';

/** Loaded when it is first needed. */
const loadChoice = () => import('./choose-password.tsx');

/** The hint of the field says what is asked for. */
const asksForPassword = (error: unknown): boolean =>
  error instanceof UserError && error.failures.some(({ path }) => path === '/body/newPassword');
