import { errorText, screenHref, colleagueTexts as texts } from '@commissary/catalog';
import { type ActOnSeveral, contract } from '@commissary/contract';
import { Button, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { api, responseBody, UserError } from '../../../api/index.ts';
import { employeeOf, employeesKey } from '../../../cache/index.ts';
import { ButtonLink, navigateTo } from '../../../navigation/index.ts';
import { notify, reportError } from '../../../notifications/index.ts';
import { useActiveTenant, useReadOnlyReason } from '../../../session/index.ts';
import { SheetDialog } from '../../../ui/index.ts';
import { employeesHref } from '../employees-href.ts';
import { JobToGive } from '../list/job-to-give.tsx';
import styles from './colleague-dialog.module.css';

/** Finds a colleague by the whole address, and gives them a job at a place of the reader's. */
export function ColleagueDialog({ onClose }: { readonly onClose: () => void }) {
  const tenant = useActiveTenant();
  const params = { id: tenant.companyId };
  const readOnly = useReadOnlyReason(contract.users.addColleague);
  const client = useQueryClient();
  const router = useRouter();
  const [email, setEmail] = useState('');
  const [job, setJob] = useState<Extract<ActOnSeveral, { kind: 'give-job' }> | null>(null);
  const find = useMutation({
    mutationFn: async () => responseBody(await api.users.findColleague({ params, body: { email: email.trim() } })),
    onError: error => sayError(error),
  });
  const add = useMutation({
    mutationFn: async ({ jobTypeId, grantObject }: NonNullable<typeof job>) =>
      responseBody(
        await api.users.addColleague({ params, body: { email: email.trim(), jobs: [{ jobTypeId, grantObject }] } }),
      ),
    onSuccess: saved => {
      client.setQueryData(employeeOf(saved.id).queryKey, saved);
      void client.invalidateQueries({ queryKey: employeesKey });
      notify('success', texts.wasAdded(saved.name));
      onClose();
      navigateTo(router, screenHref('employee', { id: saved.id }, employeesHref(tenant)));
    },
    onError: error => sayError(error),
  });
  const found = find.data?.colleague;
  const isNew = found !== null && found !== undefined && !found.isListed;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (email.trim() !== '') find.mutate();
  };
  return (
    <SheetDialog
      title={texts.title}
      about={texts.about}
      size={560}
      closable={!add.isPending}
      closeOnClickOutside={false}
      onClose={onClose}
      foot={
        <>
          <Button variant="subtle" disabled={add.isPending} onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button
            disabled={!isNew || job === null || readOnly !== null}
            loading={add.isPending}
            onClick={() => job && add.mutate(job)}
          >
            {isNew ? texts.add(found.name) : texts.addSomebody}
          </Button>
        </>
      }
    >
      <div className={`${styles.body} stack gap-12`}>
        <form className={`${styles.find} row align-end gap-8`} onSubmit={submit}>
          <TextInput
            label={texts.email}
            type="email"
            autoComplete="off"
            data-autofocus
            value={email}
            onChange={({ currentTarget }) => {
              setEmail(currentTarget.value);
              find.reset();
            }}
          />
          <Button type="submit" variant="default" loading={find.isPending} disabled={email.trim() === ''}>
            {texts.find}
          </Button>
        </form>
        <p role="status">
          {readOnly}
          {found === null && texts.nobody}
          {found && (found.isListed ? texts.listed(found.name) : texts.found(found.name))}
        </p>
        {found?.isListed && (
          <ButtonLink href={screenHref('employee', { id: found.id }, employeesHref(tenant))}>
            {texts.showThem(found.name)}
          </ButtonLink>
        )}
        {isNew && <JobToGive onChange={act => setJob(act?.kind === 'give-job' ? act : null)} />}
      </div>
    </SheetDialog>
  );
}

const sayError = (error: Error): void => {
  if (error instanceof UserError)
    notify(
      'error',
      error.failures
        .map(({ code }) => (code === 'RATE_LIMIT_EXCEEDED' ? texts.tooMany : (codes[code] ?? errorText(code))))
        .join(' '),
    );
  else reportError(error, texts.failed);
};

const codes: Readonly<Record<string, string>> = { UNKNOWN_COLLEAGUE: texts.nobody };
