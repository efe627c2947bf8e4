import { messages, pathOf } from '@commissary/catalog';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { api, bodyOf } from '../../api.ts';
import { lastPlace } from '../../session/last-place.ts';
import { loginErrors } from '../../session/login-errors.ts';
import { signedIn } from '../../session/session.ts';
import { track } from '../../session/usage.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { PlainField } from '../../ui/plain-field.tsx';
import { EntranceForm } from '../entrance/entrance-form.tsx';
import { EntrancePage } from '../entrance/entrance-page.tsx';

/** The way in: e-mail and password. The guard then leads to what was wanted. */
export function SignIn() {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [state, setState] = useState<'idle' | 'waiting' | readonly string[]>('idle');
  const router = useRouter();
  const waiting = state === 'waiting';
  const submit = async () => {
    setState('waiting');
    try {
      const companyId = lastPlace()?.companyId;
      signedIn(bodyOf(await api.session.login({ body: { email, password, ...(companyId && { companyId }) } })));
      track('login');
      await router.invalidate();
    } catch (error) {
      setState(loginErrors(error));
    }
  };
  return (
    <EntrancePage title="Sign in">
      <EntranceForm
        title="Sign in"
        about="To the back office of your restaurants."
        errors={typeof state === 'object' ? state : []}
        submit="Sign in"
        ready={mayTry(email, password)}
        busy={waiting ? 'Signing in' : null}
        onSubmit={() => void submit()}
        below={<AppLink href={pathOf('recover', {})}>Forgot your password?</AppLink>}
      >
        <PlainField
          label="Email"
          type="email"
          name="email"
          autoComplete="username"
          autoFocus
          value={email}
          disabled={waiting}
          onChange={({ currentTarget }) => setEmail(currentTarget.value)}
        />
        <PlainField
          label="Password"
          type="password"
          name="password"
          autoComplete="current-password"
          hint={messages.login.caseHint}
          value={password}
          disabled={waiting}
          onChange={({ currentTarget }) => setPassword(currentTarget.value)}
        />
      </EntranceForm>
    </EntrancePage>
  );
}

/** Both are asked for; what is in them, the server judges. */
export const mayTry = (email: string, password: string): boolean => email.trim() !== '' && password !== '';
