import { employeesTexts, errorText, messages, screenHref } from '@commissary/catalog';
import type { Employee } from '@commissary/contract';
import { Button, Checkbox, Switch, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { type FormEvent, useEffect, useId, useMemo, useState } from 'react';
import { api, responseBody, StatusError, UserError } from '../../api/index.ts';
import { employeeOf, employeesKey, rolesQuery, useIdempotencyKey } from '../../cache/index.ts';
import { useNavigateAfterSave, useRegisterUnsaved } from '../../navigation/index.ts';
import { failedLoad, notify, reportError } from '../../notifications/index.ts';
import { isSent, useActiveTenant, useSaveWhenOnline } from '../../session/index.ts';
import { PageHeader, SectionCard, SkeletonRows } from '../../ui/index.ts';
import { NotFound } from '../not-found/index.ts';
import {
  changesIn,
  type EmployeeDraft,
  employeeDraftOf,
  emptyEmployeeDraft,
  missingFields,
  scopeChoices,
  wantedRoles,
} from './employee-draft.ts';
import { type EmployeeField, type EmployeeMerge, mergeEmployee } from './employee-merge.ts';
import styles from './employees.module.css';
import { employeesHref } from './employees-view.tsx';
import { RoleRows } from './role-rows.tsx';

/** Adds an employee. */
export function EmployeeAdd() {
  return <Form employee={null} />;
}

/** Changes an employee. */
export function EmployeeEdit() {
  const { id = '' } = useParams({ strict: false });
  const { data: employee, error } = useQuery({ ...employeeOf(id), refetchOnWindowFocus: false });
  const missing = error instanceof StatusError && error.status === 404;
  useEffect(() => {
    if (error && !missing) failedLoad(error, messages.user.fail);
  }, [error, missing]);
  if (missing || employee?.mayEdit === false) return <NotFound />;
  return employee === undefined ? (
    <SkeletonRows rows={6} height={56} />
  ) : (
    <Form key={employee.id} employee={employee} />
  );
}

function Form({ employee }: { readonly employee: Employee | null }) {
  const tenant = useActiveTenant();
  const client = useQueryClient();
  const roles = useQuery(rolesQuery(tenant.companyId));
  const [base, setBase] = useState(employee);
  const before = useMemo(() => (base === null ? emptyEmployeeDraft : employeeDraftOf(base)), [base]);
  const [draft, setDraft] = useState<EmployeeDraft>(before);
  const [merge, setMerge] = useState<EmployeeMerge | null>(null);
  const [saved, setSaved] = useState<Employee | null>(null);
  const count = saved === null ? changesIn(draft, before) : 0;
  const change = (part: Partial<EmployeeDraft>) => setDraft({ ...draft, ...part });
  const wanted = wantedRoles(draft.roles);
  const idempotencyKey = useIdempotencyKey(JSON.stringify([base?.ver, draft]));
  const save = useMutation({
    mutationFn: async () => {
      const fields = { name: draft.name, email: draft.email, roles: wanted ?? [] };
      const params = { id: tenant.companyId };
      if (employee === null)
        return responseBody(
          await api.users.create({ params, body: { ...fields, invite: draft.invite } }, { idempotencyKey }),
        );
      const status = draft.active ? ('ACTIVE' as const) : ('DELETED' as const);
      const ver = base?.ver ?? 0;
      const body = { ...fields, id: employee.id, ver, status };
      return responseBody(await api.users.update({ params, body }, { idempotencyKey }));
    },
    onSuccess: async next => {
      setSaved(next);
      await client.invalidateQueries({ queryKey: employeesKey });
      notify('success', employee === null ? employeesTexts.wasAdded(next.name) : employeesTexts.wasSaved(next.name));
    },
    onError: async error => {
      if (employee !== null && error instanceof StatusError && error.status === 409) {
        const theirs = await client.fetchQuery({ ...employeeOf(employee.id), staleTime: 0 });
        const merged = mergeEmployee(before, draft, employeeDraftOf(theirs));
        setBase(theirs);
        setDraft(merged.draft);
        setMerge(merged);
        return;
      }
      if (error instanceof StatusError && error.status !== 403) reportError(error, employeesTexts.notSaved);
    },
  });
  useRegisterUnsaved(count === 0 ? null : { count, what: employeesTexts.employee, saving: save.isPending });
  useNavigateAfterSave(saved && screenHref('employee', { id: saved.id }, employeesHref(tenant)), { replace: true });
  const missing = missingFields(draft, employee === null || count > 0);
  const why = useId();
  const ready = missing === null;
  const saveOnline = useSaveWhenOnline(async () => ready && !save.isPending && isSent(save.mutateAsync()));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (ready) void saveOnline();
  };
  const errors = errorsOf(save.error);
  const itself = employee?.id === tenant.user.userId;
  return (
    <form className={styles.page} onSubmit={submit} noValidate>
      <PageHeader title={employee === null ? employeesTexts.addTitle : employeesTexts.edit(employee.name)} />
      <SectionCard title={employeesTexts.details}>
        <div className={styles.form}>
          <TextInput
            label={employeesTexts.name}
            autoComplete="off"
            value={draft.name}
            onChange={({ currentTarget }) => change({ name: currentTarget.value })}
          />
          <TextInput
            label={employeesTexts.email}
            type="email"
            autoComplete="off"
            description={employeesTexts.usedToSignIn}
            error={errors.email}
            value={draft.email}
            onChange={({ currentTarget }) => change({ email: currentTarget.value })}
          />
          {employee !== null && !itself && (
            <Switch
              label={employeesTexts.canSignIn}
              checked={draft.active}
              onChange={({ currentTarget }) => change({ active: currentTarget.checked })}
            />
          )}
          {employee === null && (
            <Checkbox
              label={employeesTexts.sendInvitationNow}
              checked={draft.invite}
              onChange={({ currentTarget }) => change({ invite: currentTarget.checked })}
            />
          )}
        </div>
      </SectionCard>
      <SectionCard title={employeesTexts.roles}>
        <RoleRows
          companyId={tenant.companyId}
          personId={employee?.id ?? null}
          rows={draft.roles}
          roles={roles.data ?? []}
          scopes={scopeChoices(tenant)}
          onChange={rows => change({ roles: rows })}
        />
      </SectionCard>
      <p role="alert" className={styles.error}>
        {merge !== null && base !== null && mergeWords(merge, base)}
        {errors.other}
      </p>
      <div className={styles.actions}>
        {missing !== null && (
          <p id={why} className={styles.more}>
            {missing}
          </p>
        )}
        <Button
          type="submit"
          disabled={!ready}
          loading={save.isPending}
          aria-describedby={missing === null ? undefined : why}
        >
          {employee === null ? employeesTexts.addEmployee : messages.confirm.save}
        </Button>
      </div>
    </form>
  );
}

const fieldWords: Readonly<Record<EmployeeField, string>> = {
  name: employeesTexts.theName,
  email: employeesTexts.theEmail,
  active: employeesTexts.signInAccess,
  roles: employeesTexts.theRoles,
};

/** What another user saved meanwhile, and what saving now would do to it. */
const mergeWords = ({ conflicts, taken }: EmployeeMerge, { name, email }: Employee): string => {
  const words = (fields: readonly EmployeeField[]) => fields.map(field => fieldWords[field]).join(', ');
  const theirs = conflicts.includes('name')
    ? employeesTexts.theirName(name)
    : conflicts.includes('email')
      ? employeesTexts.theirEmail(email)
      : '';
  const also = taken.length > 0 ? employeesTexts.alsoMerged(words(taken)) : '';
  return conflicts.length === 0
    ? employeesTexts.savedMeanwhile(also)
    : employeesTexts.conflict(words(conflicts), theirs, also);
};

const refusals: Readonly<Record<string, string>> = {
  LAST_OWNER: employeesTexts.lastOwner,
  DUPLICATE_ROLE: employeesTexts.duplicateRole,
  OWN_ACCOUNT: employeesTexts.removesThemselves,
};

const errorsOf = (error: unknown): { readonly email?: string; readonly other?: string } => {
  if (error instanceof StatusError && error.status === 403) return { other: employeesTexts.notAssignable };
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
