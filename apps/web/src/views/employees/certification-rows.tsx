import { type EmployeeCertification, employeeMembers, enteredKeys, jobsTexts } from '@commissary/catalog';
import { memberPath, type Option } from '@commissary/schema';
import { Button } from '@mantine/core';
import { RecordValue } from '../../form/record/index.ts';
import { Select } from '../../ui/index.ts';
import styles from './employees.module.css';
import { MemberRows } from './member-rows.tsx';
import { useMembers } from './use-members.ts';

const path = '/certifications';
const fields = enteredKeys(employeeMembers.certifications, ['requirementId']);

/** Which requirements a person meets, and until when. */
export function CertificationRows({ requirements }: { readonly requirements: readonly Option[] }) {
  const certifications = useMembers<EmployeeCertification>(path);
  const { remove, set } = certifications;
  return (
    <MemberRows
      {...certifications}
      path={path}
      label={jobsTexts.certifications}
      height={76}
      addText={jobsTexts.addCertification}
      draw={({ id, requirementId }, number) => (
        <div className={`${styles.certification} grid align-start gap-8 space-below-8`}>
          <Select
            label={jobsTexts.certificationNumber(number)}
            placeholder={jobsTexts.chooseCertification}
            data={requirements.map(option => ({ ...option }))}
            value={requirementId === '' ? null : String(requirementId)}
            onChange={value => set(id, 'requirementId', value ?? '')}
          />
          {fields.map(key => (
            <RecordValue key={key} path={`${memberPath(path, id)}/${key}`} />
          ))}
          <Button variant="subtle" aria-label={jobsTexts.removeCertificationNumber(number)} onClick={() => remove(id)}>
            {jobsTexts.removeJob}
          </Button>
        </div>
      )}
    />
  );
}
