import {
  describeRecord,
  employeeRecord,
  employeesTexts,
  errorText,
  jobsTexts,
  levelsTexts,
  messages,
  pinTexts,
  screenHref,
  sessionsTexts,
} from '@commissary/catalog';
import { contract, type Employee } from '@commissary/contract';
import { isShownTo } from '@commissary/schema';
import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { api, UserError } from '../../api/index.ts';
import { employeeOf, employeesKey } from '../../cache/index.ts';
import { whenWords } from '../../formatting/index.ts';
import { ButtonLink, lazyComponent } from '../../navigation/index.ts';
import { notify, reportError, useMissingRecord } from '../../notifications/index.ts';
import { type ActiveTenant, useActiveTenant, Writable } from '../../session/index.ts';
import { Badge, CopyableText, FactList, PageHeader, SectionCard, SkeletonRows } from '../../ui/index.ts';
import { NotFound } from '../not-found/index.ts';
import { SessionList } from '../sessions/index.ts';
import { ActAsDialog } from './act-as-dialog.tsx';
import { employeeStateOf, employeeStateText, scopeName } from './employee-text.ts';
import { employeesHref } from './employees-href.ts';
import { JobsAndWages } from './jobs-and-wages.tsx';
import { BulkActionDialog } from './list/bulk-action-dialog.tsx';
import { useChangeSeveral } from './list/use-change-several.ts';
import { useIsInternal } from './use-hidden-parts.ts';

const EntriesAbout = lazyComponent(async () => (await import('../audit/index.ts')).EntriesAbout);

/** One employee: name and address, which roles where, and the actions on the access. */
export function EmployeeView() {
  const { id = '' } = useParams({ strict: false });
  const tenant = useActiveTenant();
  const isInternal = useIsInternal();
  const { data: employee, error } = useQuery(employeeOf(id));
  const isMissing = useMissingRecord(error, messages.user.fail);
  if (isMissing) return <NotFound />;
  if (employee === undefined) return <SkeletonRows rows={6} height={56} />;
  const isShown = isShownTo(tenant.user.enabledFeatures);
  const { text, tone } = employeeStateText[employeeStateOf(employee)];
  return (
    <div className="stack gap-16">
      <PageHeader
        title={employee.name}
        titleExtra={<Badge tone={tone}>{text}</Badge>}
        more={
          <ButtonLink href={screenHref('rights', { id }, employeesHref(tenant))}>
            {employeesTexts.permissions}
          </ButtonLink>
        }
        actions={
          <ButtonLink href={screenHref('employeeEdit', { id }, employeesHref(tenant))}>
            {employeesTexts.editLabel}
          </ButtonLink>
        }
      />
      <SectionCard title={employeesTexts.details}>
        <FactList
          facts={[
            ...describeRecord(employeeRecord, employee).flatMap(({ key, field, text }) => {
              const value = key === 'email' ? (text ?? jobsTexts.noEmail) : text;
              return key === 'name' || value === null || !isShown(field) ? [] : [{ term: field.label, value }];
            }),
            { term: pinTexts.pin, value: employee.hasPin ? pinTexts.isSet : pinTexts.isMissing },
            ...(employee.externalId === undefined
              ? []
              : [
                  {
                    term: jobsTexts.schedulingId,
                    value: <CopyableText text={employee.externalId} label={jobsTexts.schedulingId} />,
                  },
                ]),
            ...[...Map.groupBy(employee.roles, ({ name }) => name)].map(([name, same]) => ({
              term: name,
              value: scopesText(same, tenant),
            })),
          ]}
        />
      </SectionCard>
      {isInternal || <JobsAndWages employee={employee} />}
      {employee.mayActAs && <ActAs employee={employee} />}
      {employee.mayEdit && employee.id !== tenant.user.userId && (
        <SectionCard title={employeesTexts.access}>
          <Writable explained calls={[contract.users.sendInvite, contract.users.signOut, contract.users.changeSeveral]}>
            <AccessActs employee={employee} />
          </Writable>
        </SectionCard>
      )}
      {employee.mayEdit && (
        <SectionCard title={sessionsTexts.sessions} flush>
          <SessionList employeeId={employee.id} />
        </SectionCard>
      )}
      <SectionCard title={employeesTexts.history} flush>
        <EntriesAbout target={employee.id} />
      </SectionCard>
    </div>
  );
}

const mostNamed = 20;

/** Where somebody has a role: of many places the first, and how many more there are. */
const scopesText = (roles: Employee['roles'], tenant: Pick<ActiveTenant, 'user'>): string => {
  const first = roles.slice(0, mostNamed).map(({ grantObject }) => scopeName(grantObject, tenant));
  const more = roles.length - first.length;
  return more > 0 ? levelsTexts.andMoreNames(first.join(', '), more) : first.join(', ');
};

function ActAs({ employee: { id, name } }: { readonly employee: Employee }) {
  const [open, setOpen] = useState(false);
  return (
    <SectionCard title={sessionsTexts.support}>
      <div className="row wrap gap-8">
        <Writable explained calls={[contract.session.actAs]}>
          <Button variant="default" onClick={() => setOpen(true)}>
            {sessionsTexts.actAs}
          </Button>
        </Writable>
      </div>
      {open && <ActAsDialog id={id} name={name} onClose={() => setOpen(false)} />}
    </SectionCard>
  );
}

function AccessActs({ employee }: { readonly employee: Employee }) {
  const { id, name, email, status, hasPassword } = employee;
  const client = useQueryClient();
  const act = useMutation({
    mutationFn: async ({ call }: { readonly call: 'sendInvite' | 'signOut'; readonly done: string }) => {
      await api.users[call]({ params: { id } });
    },
    onSuccess: (_, { done }) => notify('success', done),
    onError: error => {
      if (error instanceof UserError)
        notify('error', error.failures.map(({ code }) => refusals[code] ?? errorText(code)).join(' '));
      else reportError(error, employeesTexts.actionFailed);
    },
    onSettled: () => client.invalidateQueries({ queryKey: employeesKey }),
  });
  const [leaving, setLeaving] = useState(false);
  if (status === 'DELETED') return <Deactivated employee={employee} />;
  return (
    <div className="row wrap gap-8">
      {!hasPassword && email !== null && (
        <Button
          loading={act.isPending}
          onClick={() => act.mutate({ call: 'sendInvite', done: employeesTexts.invitationSent(name) })}
        >
          {employeesTexts.sendInvitation}
        </Button>
      )}
      <Button
        variant="default"
        loading={act.isPending}
        onClick={() => act.mutate({ call: 'signOut', done: employeesTexts.signedOutEverywhere(name) })}
      >
        {employeesTexts.signOutEverywhere}
      </Button>
      <Button variant="subtle" onClick={() => setLeaving(true)}>
        {employeesTexts.deactivate}
      </Button>
      {leaving && <BulkActionDialog act="deactivate" people={[employee]} onClose={() => setLeaving(false)} />}
    </div>
  );
}

/** Since when and by whom, and the way back. */
function Deactivated({ employee }: { readonly employee: Employee }) {
  const { id, ver, deactivated } = employee;
  const { companyId } = useActiveTenant();
  const { undo } = useChangeSeveral(companyId, [employee]);
  return (
    <div className="row wrap gap-8">
      <p>
        {deactivated !== null && employeesTexts.deactivatedSince(whenWords(deactivated.at), deactivated.by)}{' '}
        {employeesTexts.deactivatedHint}
      </p>
      <Button
        variant="default"
        loading={undo.isPending}
        onClick={() => undo.mutate({ people: [{ id, ver }], act: { kind: 'activate' } })}
      >
        {employeesTexts.undoDeactivation}
      </Button>
    </div>
  );
}

const refusals: Readonly<Record<string, string>> = {
  LAST_OWNER: employeesTexts.ownerRequired,
  NOT_INVITABLE: employeesTexts.passwordAlreadySet,
};
