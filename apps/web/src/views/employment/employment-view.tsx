import { DocumentForm, DocumentScreen } from '../../form/index.ts';
import { useForm, useFormSelector, valueIn } from '../../form/state/index.ts';
import type { ViewProps } from '../../navigation/index.ts';
import { TryWeek } from './try-week.tsx';

/** The form of the employment settings, and below the payroll rules a week to try them on. */
export function EmploymentView({ screen }: ViewProps) {
  return <DocumentScreen screen={screen} Body={EmploymentBody} />;
}

const sections = ['departments', 'jobTypes', 'requirements', 'timeClock', 'payrollAndOvertime'];

function EmploymentBody() {
  const { store } = useForm();
  const hasJobs = useFormSelector('/jobTypes', session => valueIn(session, '/jobTypes') !== undefined);
  const maySeePayroll = store.session().opened.permissions.has('payroll');
  return (
    <div className="stack gap-16">
      <DocumentForm sections={sections} />
      {maySeePayroll && hasJobs && <TryWeek />}
    </div>
  );
}
