import { employeesTexts, jobsTexts, messages, screenHref, sessionsTexts } from '@commissary/catalog';
import type { Employee } from '@commissary/contract';
import { isProblemPart, type ProblemPart } from '@commissary/domain';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { employeeOf } from '../../cache/index.ts';
import { ButtonLink, lazyComponent } from '../../navigation/index.ts';
import { useMissingRecord } from '../../notifications/index.ts';
import { useActiveTenant } from '../../session/index.ts';
import { Badge, CopyableText, PageHeader, SectionCard, SkeletonRows } from '../../ui/index.ts';
import { NotFound } from '../not-found/index.ts';
import { SessionList } from '../sessions/index.ts';
import { EmployeeForm } from './employee-form.tsx';
import { employeeStateOf, employeeStateText } from './employee-text.ts';
import { employeesHref } from './employees-href.ts';
import { Deactivated } from './person/deactivated.tsx';
import { EmployeeMenu } from './person/employee-menu.tsx';
import { RepairHint } from './repair.tsx';

const EntriesAbout = lazyComponent(async () => (await import('../audit/index.ts')).EntriesAbout);

/** One employee: what is known of them is seen and changed at the same place. */
export function EmployeePage() {
  return <Stored part={null} />;
}

/** The same page, opened at what has to be corrected; a part that no problem is in is the plain page. */
export function EmployeeRepair() {
  const { cf = '' } = useParams({ strict: false });
  return <Stored part={isProblemPart(cf) ? cf : null} />;
}

interface StoredProps {
  /** What has to be corrected. */
  readonly part: ProblemPart | null;
}

function Stored({ part }: StoredProps) {
  const { id = '' } = useParams({ strict: false });
  const { data: employee, error } = useQuery({ ...employeeOf(id), refetchOnWindowFocus: false });
  const isMissing = useMissingRecord(error, messages.user.fail);
  if (isMissing) return <NotFound />;
  if (employee === undefined) return <SkeletonRows rows={6} height={56} />;
  return (
    <div className="stack gap-16">
      <Header employee={employee} />
      {employee.mayEdit && employee.status === 'DELETED' && <Deactivated employee={employee} />}
      {part !== null && <RepairHint employee={employee} part={part} />}
      <EmployeeForm
        key={`${employee.id} ${part}`}
        employee={employee}
        part={part}
        beside={
          <>
            {employee.externalId !== undefined && (
              <SectionCard title={jobsTexts.schedulingId}>
                <CopyableText text={employee.externalId} label={jobsTexts.schedulingId} />
              </SectionCard>
            )}
            {employee.mayEdit && (
              <SectionCard title={sessionsTexts.sessions} flush>
                <SessionList employeeId={employee.id} />
              </SectionCard>
            )}
          </>
        }
        below={
          <SectionCard title={employeesTexts.history} flush>
            <EntriesAbout target={employee.id} />
          </SectionCard>
        }
      />
    </div>
  );
}

/** The name, and what is done to the person as a whole. */
function Header({ employee }: { readonly employee: Employee }) {
  const { text, tone } = employeeStateText[employeeStateOf(employee)];
  const addressTenant = employeesHref(useActiveTenant());
  return (
    <PageHeader
      title={employee.name}
      titleExtra={<Badge tone={tone}>{text}</Badge>}
      actions={
        <>
          <ButtonLink href={screenHref('rights', { id: employee.id }, addressTenant)}>
            {employeesTexts.permissions}
          </ButtonLink>
          <EmployeeMenu employee={employee} />
        </>
      }
    />
  );
}
