import {
  colleagueTexts,
  type EmployeeRole,
  employeesTexts,
  isAccessible,
  jobsTexts,
  messages,
  newEmployeeRecord,
  pinTexts,
  recordTexts,
  screenHref,
  screenOf,
  secondRoles,
} from '@commissary/catalog';
import type { Employee } from '@commissary/contract';
import type { ProblemPart } from '@commissary/domain';
import { isBelow } from '@commissary/schema';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { employeeOf, employeesKey, jobChoicesOf, rolesQuery } from '../../cache/index.ts';
import { contentOf, type EditSession } from '../../form/edit-session/index.ts';
import { RecordForm } from '../../form/index.ts';
import { AddsAnother, missingIn, RecordGrid, useRecordOutcome } from '../../form/record/index.ts';
import { useFormSelector, valueIn } from '../../form/state/index.ts';
import { lazyComponent } from '../../navigation/index.ts';
import { useActiveTenant } from '../../session/index.ts';
import { pendingChangesOf } from '../../snapshot/index.ts';
import { PageHeader, SectionCard } from '../../ui/index.ts';
import { ContactFields, details } from './employee-fields.tsx';
import { employeeChoices, employeeKind, employeeNames, employeeRecordOf } from './employee-record.ts';
import styles from './employees.module.css';
import { employeesHref } from './employees-href.ts';
import { AddAndPublish } from './hire/add-and-publish.tsx';
import { HireJob } from './hire/hire-job.tsx';
import type { StartsPublish } from './hire/publish-hire.tsx';
import { JobRows } from './job-rows.tsx';
import { CertificationRows } from './person/certification-rows.tsx';
import { ColleagueDialog } from './person/colleague-dialog.tsx';
import { PinField } from './pin-field.tsx';
import { useNextRepair } from './repair.tsx';
import { RoleRows } from './role-rows.tsx';
import { placeOfScope, type ScopeOption, scopeChoices, workplaceOfValue } from './scopes.ts';
import { useEmployeeCalls } from './use-employee-calls.ts';
import { useIsInternal } from './use-hidden-parts.ts';

/** Loaded by whoever may publish. */
const PublishHire = lazyComponent(async () => (await import('./hire/publish-hire.tsx')).PublishHire, {
  optional: true,
});

/** Adds an employee. */
export function EmployeeAdd() {
  return (
    <AddsAnother>
      <EmployeeForm employee={null} part={null} />
    </AddsAnother>
  );
}

export interface EmployeeFormProps {
  readonly employee: Employee | null;
  /** What has to be corrected. */
  readonly part: ProblemPart | null;
  /** Beside and below the fields of somebody who is stored. */
  readonly beside?: ReactNode;
  readonly below?: ReactNode;
}

/** What is known of an employee, each part where it is read. */
export function EmployeeForm({ employee, part, beside, below }: EmployeeFormProps) {
  const tenant = useActiveTenant();
  const { data: roles = noRoles } = useQuery(rolesQuery(tenant.companyId));
  const place = tenant.tenant?.id;
  const { data: ofCompany } = useQuery(jobChoicesOf(tenant.companyId, null));
  const { data: here } = useQuery(jobChoicesOf(tenant.companyId, place));
  const choices = useMemo(() => {
    const there = [here, ofCompany].filter(found => found !== undefined);
    return employeeChoices(employee, { roles, scopes: scopeChoices(tenant) }, there);
  }, [employee, roles, tenant, here, ofCompany]);
  const firstPlace = firstScope(choices.scopes, place, tenant.levels);
  const record = useMemo(() => employeeRecordOf(employee, workplaceOfValue(firstPlace)), [employee, firstPlace]);
  const related = useMemo(() => employeeNames(employee, choices), [employee, choices]);
  const calls = useEmployeeCalls(tenant.companyId, employee?.id ?? null);
  const kind = employeeKind(employee);
  const { oneRolePerLocation } = choices;
  const useMissing = useMemo(() => missingInEmployee(kind, oneRolePerLocation), [kind, oneRolePerLocation]);
  const isNew = employee === null;
  const isInternal = useIsInternal();
  const mayPublish = isNew && !isInternal && isAccessible(screenOf('employmentPublish'), tenant.user, tenant.tenant);
  const [publishes, setPublishes] = useState(isOnPhone);
  const publishing = useRef<StartsPublish | null>(null);
  const isPublished = mayPublish && publishes;
  const { errors, onOutcome } = useOutcome(kind, part, async ({ jobs }) => {
    const places = jobs.flatMap(({ grantObject: { type, id } }) => (type === 'LOCATION' ? id : []));
    if (isPublished) await publishing.current?.([...new Set(places)]);
  });
  const [NewJob] = useState(() => (isOnPhone() ? HireJob : JobRows));
  const mayEdit = employee?.mayEdit ?? true;
  const title = isNew ? employeesTexts.addTitle : employee.name;
  const contact = <ContactFields isNew={isNew} isSelf={employee?.id === tenant.user.userId} errors={errors} />;
  const roleRows = (
    <SectionCard title={employeesTexts.roles}>
      <RoleRows companyId={tenant.companyId} personId={employee?.id ?? null} {...choices} />
    </SectionCard>
  );
  const certificationRows = isInternal || (
    <SectionCard title={jobsTexts.certifications}>
      <fieldset className="min-width-0 reset" disabled={!mayEdit}>
        <CertificationRows requirements={choices.requirements} choices={ofCompany} />
      </fieldset>
    </SectionCard>
  );
  return (
    <RecordForm
      kind="employee"
      record={record}
      calls={calls}
      related={related}
      title={title}
      noun={kind.noun}
      action={isNew ? isPublished ? <AddAndPublish /> : employeesTexts.addEmployee : messages.confirm.save}
      useMissing={useMissing}
      onOutcome={onOutcome}
    >
      <div className={isNew ? 'stack gap-16' : `${styles.columns} grid align-start gap-16`}>
        <div className="stack gap-16">
          {isNew && <Header title={title} addsColleagues={!isInternal && tenant.levels} />}
          <SectionCard title={employeesTexts.details}>
            {mayEdit || <p className="text-13 tone-2 space-below-8">{jobsTexts.detailsLocked}</p>}
            <fieldset className="stack gap-16 min-width-0 reset" disabled={!mayEdit}>
              <RecordGrid fields={details.fields} errors={errors} />
              {isNew && !isInternal && (
                <NewJob companyId={tenant.companyId} place={workplaceOfValue(firstPlace)} {...choices} />
              )}
              {isNew || contact}
              {isInternal || <PinField companyId={tenant.companyId} employee={employee} error={errors.pin} />}
            </fieldset>
            {mayPublish && (
              <div className="space-above-12">
                <PublishHire isAsked={publishes} onAsk={setPublishes} starts={publishing} />
              </div>
            )}
          </SectionCard>
          {isNew ? (
            <MoreOfNew>
              <SectionCard title={employeesTexts.contact}>{contact}</SectionCard>
              {roleRows}
              {certificationRows}
            </MoreOfNew>
          ) : (
            <>
              {isInternal || (
                <SectionCard title={jobsTexts.jobsAndWages}>
                  <JobRows companyId={tenant.companyId} place={workplaceOfValue(firstPlace)} {...choices} />
                </SectionCard>
              )}
              {roleRows}
            </>
          )}
        </div>
        {!isNew && (
          <div className="stack gap-16">
            {certificationRows}
            {beside}
          </div>
        )}
        {below !== undefined && <div className="span-all">{below}</div>}
      </div>
    </RecordForm>
  );
}

interface HeaderProps {
  readonly title: string;
  /** Whether there is a way to somebody who works elsewhere for the company: they are not added a second time. */
  readonly addsColleagues: boolean;
}

/** The title. The dialog is beside it and not in it: in a narrow window the button moves into a menu, which closes. */
function Header({ title, addsColleagues }: HeaderProps) {
  const [open, setOpen] = useState(false);
  const button = (
    <Button variant="default" onClick={() => setOpen(true)}>
      {colleagueTexts.open}
    </Button>
  );
  return (
    <>
      <PageHeader title={title} more={addsColleagues && button} />
      {open && <ColleagueDialog onClose={() => setOpen(false)} />}
    </>
  );
}

/** What can wait: on a phone it is closed, so that a new hire is a name, a job and a PIN. */
function MoreOfNew({ children }: { readonly children: ReactNode }) {
  const [isOpen] = useState(() => !isOnPhone());
  return (
    <details open={isOpen} className={styles.moreOfNew}>
      <summary>{employeesTexts.moreOfNew}</summary>
      <div className="stack gap-16">{children}</div>
    </details>
  );
}

const isOnPhone = (): boolean => matchMedia('(max-width: 600px)').matches;

const noRoles: readonly never[] = [];

/** The place of a new job: the active one, or the only one that can be chosen; in a company with one location, that. */
const firstScope = (scopes: readonly ScopeOption[], placeId: string | undefined, levels: boolean): string => {
  const active = scopes.find(({ value }) => placeId !== undefined && placeOfScope(value) === placeId);
  const [only, other] = levels ? scopes : scopes.filter(({ value }) => placeOfScope(value) !== null);
  return (active ?? (other === undefined ? only : undefined))?.value ?? '';
};

const missingInEmployee = (kind: ReturnType<typeof employeeKind>, oneRolePerLocation: boolean) =>
  missingIn(kind, () => {
    const isTwice = useFormSelector('/roles', hasSecondRole);
    return oneRolePerLocation && isTwice ? recordTexts.stillNeeded(employeesTexts.oneRoleEach) : null;
  });

/** Whether the roles are changed, so that they are sent, and there are two at one location. */
const hasSecondRole = (session: EditSession): boolean =>
  pendingChangesOf(session.opened, contentOf(session)).some(({ path }) => isBelow(path, '/roles')) &&
  // The definition of the record says what its values are.
  secondRoles((valueIn(session, '/roles') ?? []) as readonly EmployeeRole[]).length > 0;

/** Shows how a save ended, and leads to the page of the saved employee. */
const useOutcome = (
  kind: ReturnType<typeof employeeKind>,
  part: ProblemPart | null,
  afterAdding: (employee: Employee) => Promise<void>,
) => {
  const client = useQueryClient();
  const tenant = useActiveTenant();
  const nextRepair = useNextRepair(part);
  return useRecordOutcome({
    kind,
    refusals,
    hrefOf: id => {
      if (part !== null) return nextRepair(id) ?? screenHref('employees', {}, employeesHref(tenant));
      const stillSeen = isSeen(client.getQueryData(employeeOf(id).queryKey));
      return screenHref(stillSeen ? 'employee' : 'employees', { id }, employeesHref(tenant));
    },
    onSaved: async id => {
      const saved = client.getQueryData(employeeOf(id).queryKey);
      const name = saved?.name ?? '';
      void client.invalidateQueries({ queryKey: employeesKey });
      if (kind !== newEmployeeRecord) return employeesTexts.wasSaved(name);
      if (saved !== undefined) await afterAdding(saved);
      return employeesTexts.wasAdded(name);
    },
  });
};

/** Whoever takes away the last role and job that they manage sees the person no more. */
const isSeen = (employee: Employee | undefined): boolean =>
  employee === undefined ||
  employee.mayEdit ||
  employee.roles.some(({ mayRemove }) => mayRemove) ||
  employee.jobs.some(({ mayChange }) => mayChange);

const refusals: Readonly<Record<string, string>> = {
  FORBIDDEN: employeesTexts.notAssignable,
  LAST_OWNER: employeesTexts.lastOwner,
  DUPLICATE_ROLE: employeesTexts.duplicateRole,
  DUPLICATE_JOB: jobsTexts.duplicateJob,
  DUPLICATE_WAGE: jobsTexts.duplicateWage,
  DUPLICATE_CERTIFICATION: jobsTexts.duplicateCertification,
  UNKNOWN_JOB: jobsTexts.unknownJob,
  UNKNOWN_REQUIREMENT: jobsTexts.unknownCertification,
  EMAIL_MISSING: jobsTexts.emailToInvite,
  OWN_ACCOUNT: employeesTexts.removesThemselves,
  RATE_LIMIT_EXCEEDED: pinTexts.tooManyTries,
};
