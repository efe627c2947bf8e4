import { hoursTexts } from '@commissary/catalog';
import { type HoursWarning, lintHours, plainDateAt } from '@commissary/domain';
import { formatPath } from '@commissary/schema';
import { useMemo, useState } from 'react';
import { useForm, useFormSelector } from '../../form/state/index.ts';
import { EmptyState, SectionCard } from '../../ui/index.ts';
import styles from './findings.module.css';
import { hoursWarningText } from './hours-warning-text.ts';
import { validHoursOf } from './week-state.ts';

/** The warnings about the hours as they are edited now. */
export const useHoursWarnings = (): readonly HoursWarning[] => {
  const { zone } = useForm();
  const hours = useFormSelector('/hours', validHoursOf);
  const [today] = useState(() => plainDateAt(Date.now(), zone));
  return useMemo(() => lintHours(hours, today), [hours, today]);
};

/** The warnings, each with a link to its field. */
export function HoursWarnings({ findings }: { readonly findings: readonly HoursWarning[] }) {
  const { show } = useForm();
  return (
    <SectionCard title={hoursTexts.possibleIssues} flush>
      {findings.length === 0 && <EmptyState text={hoursTexts.noIssuesFound} />}
      <ul className={`${styles.findings} pad-x-20 pad-y-4`}>
        {findings.map(finding => {
          const words = hoursWarningText(finding);
          const path = formatPath([{ key: 'hours' }, ...finding.at]);
          return (
            <li key={`${path} ${words}`}>
              <button type="button" onClick={() => show(path)}>
                {words}
              </button>
            </li>
          );
        })}
      </ul>
    </SectionCard>
  );
}
