import { payTexts } from '@commissary/catalog';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { DocumentForm, DocumentScreen } from '../../form/index.ts';
import { useForm, useFormSelector, valueIn } from '../../form/state/index.ts';
import { useAddressQuery, type ViewProps } from '../../navigation/index.ts';
import { SectionCard } from '../../ui/index.ts';
import type { TriedWeek } from './tried-week.ts';
import { TryWeek } from './try-week.tsx';

/** The form of the employment settings, and a week to try the payroll rules on, which has an address of its own. */
export function EmploymentView({ screen }: ViewProps) {
  return <DocumentScreen screen={screen} Body={EmploymentBody} />;
}

const sections = ['departments', 'jobTypes', 'requirements', 'timeClock', 'payrollAndOvertime'];
/** The member of the address that shows the week in place of the form: in the same session, so by unsaved rules too. */
const [member, shown] = ['show', 'week'];

function EmploymentBody() {
  const { store } = useForm();
  const hasJobs = useFormSelector('/jobTypes', session => valueIn(session, '/jobTypes') !== undefined);
  const maySeePayroll = store.session().opened.permissions.has('payroll');
  const { query, change } = useAddressQuery();
  const [week, setWeek] = useState<TriedWeek | null>(null);
  const isOffered = maySeePayroll && hasJobs;
  if (isOffered && query[member] === shown)
    return <TryWeek week={week} onWeek={setWeek} onClose={() => change({ [member]: null })} />;
  return (
    <div className="stack gap-16">
      <DocumentForm sections={sections} />
      {isOffered && (
        <SectionCard title={payTexts.title}>
          <div className="row wrap align-center justify-between gap-16">
            <p className="tone-2">{payTexts.offer}</p>
            <Button variant="default" onClick={() => change({ [member]: shown })}>
              {payTexts.open}
            </Button>
          </div>
        </SectionCard>
      )}
    </div>
  );
}
