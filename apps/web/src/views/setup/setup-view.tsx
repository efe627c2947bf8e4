import { screenPath, signInTexts, setupTexts as texts } from '@commissary/catalog';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { api, responseBody, UserError } from '../../api/index.ts';
import { AppLink } from '../../navigation/index.ts';
import { ThemeProvider } from '../../theme/index.ts';
import { Spinner } from '../../ui/index.ts';
import { AuthLayout, AuthNote } from '../entrance/index.ts';
import { SetupForm } from './setup-form.tsx';

/** The page behind the link of an empty database. */
export function SetupView() {
  const { token = '' } = useSearch({ strict: false });
  const [refused, setRefused] = useState<string | null>(null);
  const check = useQuery({
    queryKey: ['setup', token],
    queryFn: async () => responseBody(await api.setup.check({ query: { token } })),
    enabled: token !== '',
    retry: false,
    refetchOnWindowFocus: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const wrong = refused ?? (token === '' ? 'INVALID_TOKEN' : codeOf(check.error));
  if (wrong !== null) return <Refused code={wrong} />;
  return (
    <ThemeProvider>
      <title>{signInTexts.pageTitle(texts.title)}</title>
      {check.isPending ? <Spinner size={24} label={texts.title} /> : <SetupForm token={token} onRefused={setRefused} />}
    </ThemeProvider>
  );
}

function Refused({ code }: { readonly code: string }) {
  return (
    <AuthLayout title={texts.title}>
      <AuthNote title={texts.title} text={code === 'ALREADY_SET_UP' ? texts.alreadySetUp : texts.badLink} wrong>
        <AppLink href={screenPath('login', {})}>{texts.signIn}</AppLink>
      </AuthNote>
    </AuthLayout>
  );
}

const codeOf = (error: unknown): string | null => {
  if (error === null) return null;
  return (error instanceof UserError ? error.failures[0]?.code : undefined) ?? 'INVALID_TOKEN';
};
