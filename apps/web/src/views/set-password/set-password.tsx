import { accountTexts, messages, screenPath } from '@commissary/catalog';
import type { LinkHolder } from '@commissary/contract';
import { useQuery } from '@tanstack/react-query';
import { useParams, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { api, responseBody, UserError } from '../../api/index.ts';
import { AppLink, navigateTo, type ViewProps } from '../../navigation/index.ts';
import { notify, withLimitReason } from '../../notifications/index.ts';
import { Spinner } from '../../ui/index.ts';
import { AuthForm, AuthLayout, AuthNote } from '../entrance/index.ts';
import { PasswordEntry, useNewPassword } from '../password/index.ts';

interface Link {
  readonly userId: string;
  readonly token: string;
  readonly invited: boolean;
}

/** The page behind the link of an e-mail: the token is checked first, and then a password is set. */
export function SetPassword({ screen }: ViewProps) {
  const params = useParams({ strict: false });
  const { userId = '', token = params.inviteToken ?? '' } = params;
  const [spent, setSpent] = useState(false);
  const holder = useQuery({
    queryKey: ['link', userId, token],
    queryFn: async () => responseBody(await api.users.isValidInviteToken({ query: { userId, inviteToken: token } })),
    retry: false,
    refetchOnWindowFocus: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <AuthLayout title={screen.title}>
      {holder.isPending && <Spinner size={24} label={messages.loading} />}
      {(holder.isError || spent) && (
        <AuthNote
          title={screen.title}
          text={spent || holder.error instanceof UserError ? messages.reset.badToken : messages.recover.fail}
          wrong
        >
          <AppLink href={screenPath('recover', {})}>{accountTexts.requestNewLink}</AppLink>
        </AuthNote>
      )}
      {holder.data && !spent && (
        <PasswordForm
          link={{ userId, token, invited: screen.id === 'invite' }}
          holder={holder.data}
          onSpent={() => setSpent(true)}
        />
      )}
    </AuthLayout>
  );
}

interface PasswordFormProps {
  readonly link: Link;
  readonly holder: LinkHolder;
  readonly onSpent: () => void;
}

function PasswordForm({ link, holder, onSpent }: PasswordFormProps) {
  const { userEmail, userDisplayName, userCompanyName, passwordPolicy } = holder;
  const next = useNewPassword(link.userId, passwordPolicy, link.token);
  const [state, setState] = useState<'idle' | 'waiting'>('idle');
  const [errors, setErrors] = useState<readonly string[]>([]);
  const router = useRouter();
  const set = async () => {
    setState('waiting');
    setErrors([]);
    const { userId, token: inviteToken } = link;
    try {
      await api.users.setPasswordWithToken({ body: { userId, inviteToken, newPassword: next.password } });
      notify('success', messages.reset.success);
      navigateTo(router, screenPath('login', {}), { replace: true });
    } catch (error) {
      const codes = error instanceof UserError ? error.failures.map(({ code }) => code) : [];
      if (codes.includes('INVALID_TOKEN')) return onSpent();
      const rules = codes.filter(code => code.startsWith('PW_'));
      if (rules.length > 0) next.refused(rules);
      else setErrors(withLimitReason(messages.reset.fail, error));
      setState('idle');
    }
  };
  return (
    <AuthForm
      title={link.invited ? accountTexts.welcome(userDisplayName) : accountTexts.newPasswordTitle}
      about={link.invited ? accountTexts.welcomeHelp(userCompanyName) : accountTexts.forEmail(userEmail)}
      errors={errors}
      submit={messages.reset.button}
      ready={next.valid}
      busy={state === 'waiting' ? accountTexts.settingPassword : null}
      onSubmit={() => void set()}
    >
      {/* Lets a password manager know whose password it keeps. */}
      <input
        className="visually-hidden"
        type="email"
        autoComplete="username"
        value={userEmail}
        readOnly
        tabIndex={-1}
        aria-hidden
      />
      <PasswordEntry value={next} policy={passwordPolicy} disabled={state === 'waiting'} autoFocus />
    </AuthForm>
  );
}
