import { employeesTexts, jobsTexts, employeeListTexts as texts } from '@commissary/catalog';
import type { ActOnSeveral } from '@commissary/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { jobChoicesOf } from '../../../cache/index.ts';
import { useActiveTenant } from '../../../session/index.ts';
import { Select } from '../../../ui/index.ts';
import { placeOfScope, scopeChoices, scopeValue, workplaceOfValue } from '../scopes.ts';
import styles from './employee-list.module.css';

/** The job that the selected people get, and where. */
export function JobToGive({ onChange }: { readonly onChange: (act: ActOnSeveral | null) => void }) {
  const reader = useActiveTenant();
  const scopes = scopeChoices(reader);
  const [scope, setScope] = useState(reader.tenant ? scopeValue(reader.tenant) : '');
  const [job, setJob] = useState('');
  const { data: choices } = useQuery(jobChoicesOf(reader.companyId, placeOfScope(scope)));
  const change = (nextScope: string, nextJob: string) => {
    setScope(nextScope);
    setJob(nextJob);
    const grantObject = workplaceOfValue(nextScope);
    onChange(grantObject === null || nextJob === '' ? null : { kind: 'give-job', jobTypeId: nextJob, grantObject });
  };
  return (
    <div className={`${styles.fields} row wrap align-end gap-12`}>
      <Select
        label={texts.location}
        placeholder={employeesTexts.chooseLocation}
        inputMode="search"
        data-autofocus
        data={[...scopes]}
        value={scope === '' ? null : scope}
        onChange={value => change(value ?? '', '')}
      />
      <Select
        label={texts.job}
        placeholder={jobsTexts.chooseJob}
        inputMode="search"
        data={(choices?.jobs ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        value={job === '' ? null : job}
        onChange={value => change(scope, value ?? '')}
      />
    </div>
  );
}
