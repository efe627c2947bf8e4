import { setupTexts as texts } from '@commissary/catalog';
import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useEffect, useState } from 'react';
import { api, responseBody, UserError } from '../../api/index.ts';
import { queryClient } from '../../cache/index.ts';
import { ownZone } from '../../formatting/index.ts';
import { signedInUser } from '../../session/index.ts';
import { classNames, Wordmark } from '../../ui/index.ts';
import { useNewPassword } from '../password/index.ts';
import styles from './setup.module.css';
import { emptySetupDraft, firstCompanyOf, problemsIn, type SetupDraft, setupSteps } from './setup-draft.ts';
import { SetupPanel } from './setup-panel.tsx';
import { CompanyStep, LocationStep, OwnerStep } from './setup-steps.tsx';
import { forgetSetup, storedSetup, useStoredSetup } from './stored-setup.ts';

/** Nobody exists yet: the general rules apply to the password. */
const nobody = 'nobody';

const pages = {
  company: { title: texts.companyTitle, about: texts.companyAbout, next: texts.nextLocation, name: texts.company },
  location: { title: texts.locationTitle, about: texts.locationAbout, next: texts.nextOwner, name: texts.location },
  owner: { title: texts.ownerTitle, about: texts.ownerAbout, next: texts.create, name: texts.owner },
};

export interface SetupFormProps {
  readonly token: string;
  /** Somebody else was faster, or the link has expired. */
  readonly onRefused: (code: string) => void;
}

/** The steps of the set-up; the last one creates the company and signs its owner in. */
export function SetupForm({ token, onRefused }: SetupFormProps) {
  const [draft, setDraft] = useState<SetupDraft>(() => storedSetup(emptySetupDraft(ownZone())));
  const [at, setAt] = useState(0);
  const [tried, setTried] = useState(false);
  const password = useNewPassword(nobody, 'standard');
  const router = useRouter();
  useStoredSetup(draft);
  const step = setupSteps[at] ?? 'company';
  const create = useMutation({
    mutationFn: async () =>
      responseBody(await api.setup.create({ body: firstCompanyOf(draft, token, password.password) })),
    onSuccess: user => {
      forgetSetup();
      queryClient.clear();
      signedInUser(user);
      router.history.push('/home');
    },
    onError: error => {
      const codes = error instanceof UserError ? error.failures.map(({ code }) => code) : [];
      const refused = codes.find(code => code === 'ALREADY_SET_UP' || code === 'INVALID_TOKEN');
      const rules = codes.filter(code => code.startsWith('PW_'));
      if (refused !== undefined) onRefused(refused);
      if (rules.length > 0) password.refused(rules);
    },
  });
  const problems = problemsIn(step, draft);
  const needsPassword = step === 'owner' && !password.valid;
  const hasAll = Object.values(problems).every(text => text === undefined);
  const isReady = hasAll && !needsPassword;
  /** The button was pressed before the server had judged the password. */
  const [waits, setWaits] = useState(false);
  const { mutate } = create;
  useEffect(() => {
    if (!waits || password.pending) return;
    setWaits(false);
    if (isReady) mutate();
    else setTried(true);
  }, [waits, password.pending, isReady, mutate]);
  const goTo = (to: number) => {
    setTried(false);
    setAt(to);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (step === 'owner' && hasAll && password.pending) return setWaits(true);
    setTried(!isReady);
    if (!isReady || create.isPending) return;
    if (step === 'owner') create.mutate();
    else goTo(at + 1);
  };
  const change = (part: Partial<SetupDraft>) => setDraft(now => ({ ...now, ...part }));
  const shared = { draft, problems: tried ? problems : {}, onChange: change };
  const { title, about, next } = pages[step];
  return (
    <div className={styles.page}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <main id="main" className={`${styles.main} stack gap-16 grow`}>
          <Wordmark height={28} />
          <ol className={classNames(styles.steps, styles.wide)} aria-label={texts.steps}>
            {setupSteps.map((name, index) => (
              <li key={name} aria-current={index === at ? 'step' : undefined} data-done={index < at}>
                {index < at && <IconCheck className={styles.tick ?? ''} size={15} stroke={2} aria-hidden />}{' '}
                {pages[name].name}
              </li>
            ))}
          </ol>
          <div>
            <p className="text-13 tone-2">{texts.stepOf(at + 1, setupSteps.length)}</p>
            <h1>{title}</h1>
            <p className="tone-2 space-above-4">{about}</p>
          </div>
          {step === 'company' && <CompanyStep {...shared} />}
          {step === 'location' && <LocationStep {...shared} />}
          {step === 'owner' && <OwnerStep {...shared} password={password} disabled={create.isPending} />}
          <p role="alert" className={`${styles.problem} text-13 tone-error`}>
            {tried && needsPassword && texts.passwordRequired}
            {create.isError && texts.failed}
          </p>
        </main>
        <footer className={`${styles.foot} row align-center gap-12 line-above`}>
          {at > 0 && (
            <Button variant="subtle" disabled={create.isPending} onClick={() => goTo(at - 1)}>
              {texts.back}
            </Button>
          )}
          <span className="text-13 tone-2">{texts.kept}</span>
          <Button type="submit" loading={create.isPending || waits}>
            {next}
          </Button>
        </footer>
      </form>
      <SetupPanel draft={draft} step={step} />
    </div>
  );
}
