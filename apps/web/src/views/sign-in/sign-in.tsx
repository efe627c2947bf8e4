import { messages, screenPath, signInTexts } from '@commissary/catalog';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { api, responseBody } from '../../api/index.ts';
import { AppLink } from '../../navigation/index.ts';
import { lastTenant, loginErrors, signedInUser, track } from '../../session/index.ts';
import { NativeTextField } from '../../ui/index.ts';
import { AuthForm, AuthLayout } from '../entrance/index.ts';

/** The sign-in page: e-mail and password. The guard then opens the requested address. */
export function SignInView() {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [state, setState] = useState<'idle' | 'waiting' | readonly string[]>('idle');
  const router = useRouter();
  const waiting = state === 'waiting';
  const submit = async () => {
    setState('waiting');
    try {
      const companyId = lastTenant()?.companyId;
      signedInUser(
        responseBody(await api.session.login({ body: { email, password, ...(companyId && { companyId }) } })),
      );
      track('login');
      await router.invalidate();
    } catch (error) {
      setState(loginErrors(error));
    }
  };
  return (
    <AuthLayout title={signInTexts.signIn}>
      <AuthForm
        title={signInTexts.signIn}
        about={signInTexts.signInAbout}
        errors={typeof state === 'object' ? state : []}
        submit={signInTexts.signIn}
        ready={canTry(email, password)}
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
      </AuthForm>
    </AuthLayout>
  );
}

/** Both are required; the server validates them. */
export const canTry = (email: string, password: string): boolean => email.trim() !== '' && password !== '';
