import { accountTexts, messages, screenPath, signInTexts } from '@commissary/catalog';
import { shortestRecoveryEmail } from '@commissary/domain';
import { useState } from 'react';
import { api } from '../../api/index.ts';
import { AppLink } from '../../navigation/index.ts';
import { withLimitReason } from '../../notifications/index.ts';
import { NativeTextField } from '../../ui/index.ts';
import { AuthForm, AuthLayout, AuthNote } from '../entrance/index.ts';

type State = 'idle' | 'sending' | 'finished';

/** Requests an e-mail with a link to set a new password. The response does not reveal which addresses exist. */
export function Recover() {
  const [email, setEmail] = useState('');
  const [state, setState] = useState<State>('idle');
  const [errors, setErrors] = useState<readonly string[]>([]);
  const back = <AppLink href={screenPath('login', {})}>{accountTexts.backToSignIn}</AppLink>;
  const send = async () => {
    setState('sending');
    setErrors([]);
    try {
      await api.users.sendPasswordReset({ body: { emailAddress: email.trim() } });
      setState('finished');
    } catch (error) {
      setState('idle');
      setErrors(withLimitReason(messages.recover.fail, error));
    }
  };
  return (
    <AuthLayout title={accountTexts.recoverTitle}>
      {state === 'finished' ? (
        <AuthNote title={messages.recover.done} text={messages.recover.success}>
          {back}
        </AuthNote>
      ) : (
        <AuthForm
          title={accountTexts.recoverTitle}
          about={accountTexts.recoverHelp}
          errors={errors}
          submit={messages.recover.send}
          ready={email.trim().length >= shortestRecoveryEmail}
          busy={state === 'sending' ? accountTexts.sending : null}
          onSubmit={() => void send()}
          below={back}
        >
          <NativeTextField
            label={signInTexts.email}
            type="email"
            name="email"
            autoComplete="username"
            autoFocus
            value={email}
            disabled={state === 'sending'}
            onChange={({ currentTarget }) => setEmail(currentTarget.value)}
          />
        </AuthForm>
      )}
    </AuthLayout>
  );
}
