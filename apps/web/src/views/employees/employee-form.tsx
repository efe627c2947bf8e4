import { errorText, messages, screenHref } from '@commissary/catalog';
import type { Employee } from '@commissary/contract';
import { Button, Checkbox, Switch, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams, useRouter } from '@tanstack/react-router';
import { type FormEvent, useEffect, useState } from 'react';
import { api, bodyOf, StatusError, UserError } from '../../api.ts';
import { employeeOf, employeesKey } from '../../cache/employees.ts';
import { rolesOf } from '../../cache/roles.ts';
import { useActivePlace } from '../../session/place.ts';
import { useRegisterUnsaved } from '../../session/unsaved.ts';
import { goTo } from '../../shell/go-to.ts';
import { notify } from '../../shell/notify.ts';
import { failedLoad, reportError } from '../../shell/report-error.ts';
import { LoadingRows } from '../../ui/loading-rows.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Section } from '../../ui/section.tsx';
import { NotFound } from '../not-found/not-found.tsx';
import { changesIn, draftOf, type EmployeeDraft, emptyDraft, placeChoices, wantedRoles } from './employee-draft.ts';
import styles from './employees.module.css';
import { here } from './employees-view.tsx';
import { RoleRows } from './role-rows.tsx';

/** Adds somebody. */
export function EmployeeAdd() {
  return <Form employee={null} />;
}

/** Changes somebody. */
export function EmployeeEdit() {
  const { id = '' } = useParams({ strict: false });
  const { data: employee, error } = useQuery({ ...employeeOf(id), refetchOnWindowFocus: false });
  const missing = error instanceof StatusError && error.status === 404;
  useEffect(() => {
    if (error && !missing) failedLoad(error, messages.user.fail);
  }, [error, missing]);
  if (missing || employee?.mayEdit === false) return <NotFound />;
  return employee === undefined ? <LoadingRows rows={6} height={56} /> : <Form key={employee.id} employee={employee} />;
}

function Form({ employee }: { readonly employee: Employee | null }) {
  const place = useActivePlace();
  const router = useRouter();
  const client = useQueryClient();
  const roles = useQuery(rolesOf(place.companyId));
  const [before] = useState(() => (employee === null ? emptyDraft : draftOf(employee)));
  const [draft, setDraft] = useState<EmployeeDraft>(before);
  const [saved, setSaved] = useState<Employee | null>(null);
  const count = saved === null ? changesIn(draft, before) : 0;
  useRegisterUnsaved(count === 0 ? null : { count, what: 'employee' });
  const change = (part: Partial<EmployeeDraft>) => setDraft({ ...draft, ...part });
  const wanted = wantedRoles(draft.roles);
  const save = useMutation({
    mutationFn: async () => {
      const fields = { name: draft.name, email: draft.email, roles: wanted ?? [] };
      const params = { id: place.companyId };
      if (employee === null)
        return bodyOf(await api.users.create({ params, body: { ...fields, invite: draft.invite } }));
      const status = draft.active ? ('ACTIVE' as const) : ('DELETED' as const);
      return bodyOf(await api.users.update({ params, body: { ...fields, id: employee.id, status } }));
    },
    onSuccess: async next => {
      setSaved(next);
      await client.invalidateQueries({ queryKey: employeesKey });
      notify('success', employee === null ? `${next.name} was added.` : `${next.name} was saved.`);
    },
    onError: error => {
      if (error instanceof StatusError && error.status !== 403) reportError(error, 'The employee could not be saved.');
    },
  });
  // Only once the guard knows that nothing is unsaved any more.
  useEffect(() => {
    if (saved !== null) goTo(router, screenHref('employee', { id: saved.id }, here(place)), { replace: true });
  }, [saved, router, place]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (ready && !save.isPending) save.mutate();
  };
  const ready =
    draft.name.trim() !== '' && /\S@\S/.test(draft.email) && wanted !== null && (employee === null || count > 0);
  const errors = errorsOf(save.error);
  const itself = employee?.id === place.user.userId;
  return (
    <form className={styles.page} onSubmit={submit} noValidate>
      <PageHeader title={employee === null ? 'Add an employee' : `Edit ${employee.name}`} />
      <Section title="About this employee">
        <div className={styles.form}>
          <TextInput
            label="Name"
            autoComplete="off"
            value={draft.name}
            onChange={({ currentTarget }) => change({ name: currentTarget.value })}
          />
          <TextInput
            label="Email"
            type="email"
            autoComplete="off"
            description="They sign in with it."
            error={errors.email}
            value={draft.email}
            onChange={({ currentTarget }) => change({ email: currentTarget.value })}
          />
          {employee !== null && !itself && (
            <Switch
              label="May sign in"
              checked={draft.active}
              onChange={({ currentTarget }) => change({ active: currentTarget.checked })}
            />
          )}
          {employee === null && (
            <Checkbox
              label="Send an invitation now"
              checked={draft.invite}
              onChange={({ currentTarget }) => change({ invite: currentTarget.checked })}
            />
          )}
        </div>
      </Section>
      <Section title="Roles">
        <RoleRows
          rows={draft.roles}
          roles={roles.data ?? []}
          places={placeChoices(place)}
          onChange={rows => change({ roles: rows })}
        />
      </Section>
      <p role="alert" className={styles.error}>
        {errors.other}
      </p>
      <div className={styles.actions}>
        <Button type="submit" disabled={!ready} loading={save.isPending}>
          {employee === null ? 'Add employee' : messages.confirm.save}
        </Button>
      </div>
    </form>
  );
}

const refusals: Readonly<Record<string, string>> = {
  LAST_OWNER: 'A company keeps an owner: make somebody else one first.',
  DUPLICATE_ROLE: 'The same role stands there twice for the same place.',
  OWN_ACCOUNT: 'Nobody removes themselves.',
};

const errorsOf = (error: unknown): { readonly email?: string; readonly other?: string } => {
  if (error instanceof StatusError && error.status === 403)
    return { other: 'One of these roles is not yours to give or to take there.' };
  if (!(error instanceof UserError)) return {};
  const email = error.failures.filter(({ path }) => path === '/body/email').map(({ code }) => errorText(code));
  const other = error.failures
    .filter(({ path }) => path !== '/body/email')
    .map(({ code }) => refusals[code] ?? errorText(code));
  return {
    ...(email.length > 0 && { email: email.join(' ') }),
    ...(other.length > 0 && { other: other.join(' ') }),
  };
};
