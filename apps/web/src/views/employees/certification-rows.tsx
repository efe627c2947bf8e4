import { type EmployeeCertification, jobsTexts } from '@commissary/catalog';
import { memberPath, type Option } from '@commissary/schema';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { RecordValue } from '../../form/record/index.ts';
import { fieldElementId } from '../../form/state/index.ts';
import { Select } from '../../ui/index.ts';
import styles from './employees.module.css';
import { useMembers } from './use-members.ts';

const path = '/certifications';

/** Which requirements a person meets, and until when. */
export function CertificationRows({ requirements }: { readonly requirements: readonly Option[] }) {
  const { members, add, remove, set } = useMembers<EmployeeCertification>(path);
  return (
    <div id={fieldElementId(path)} data-path={path}>
      {members.map(({ id, requirementId }, index) => (
        <div key={id} className={styles.certification}>
          <Select
            label={jobsTexts.certificationNumber(index + 1)}
            placeholder={jobsTexts.chooseCertification}
            data={requirements.map(option => ({ ...option }))}
            value={requirementId === '' ? null : String(requirementId)}
            onChange={value => set(id, 'requirementId', value ?? '')}
          />
          <RecordValue path={`${memberPath(path, id)}/endsOn`} />
          <Button
            variant="subtle"
            aria-label={jobsTexts.removeCertificationNumber(index + 1)}
            onClick={() => remove(id)}
          >
            {jobsTexts.removeJob}
          </Button>
        </div>
      ))}
      <Button variant="default" leftSection={<IconPlus size={15} stroke={1.8} aria-hidden />} onClick={() => add()}>
        {jobsTexts.addCertification}
      </Button>
    </div>
  );
}
