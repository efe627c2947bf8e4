import { dateAt, findingsOf, type HoursFinding } from '@commissary/domain';
import { useMemo, useState } from 'react';
import { useForm } from '../../form/form-context.ts';
import { useSelected } from '../../form/use-member.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Section } from '../../ui/section.tsx';
import { findingWords } from './finding-words.ts';
import styles from './findings.module.css';
import { soundHoursOf } from './week-state.ts';

/** What does not add up in the hours as they are edited now. */
export const useFindings = (): readonly HoursFinding[] => {
  const { zone } = useForm();
  const hours = useSelected('/hours', soundHoursOf);
  const [today] = useState(() => dateAt(Date.now(), zone));
  return useMemo(() => findingsOf(hours, today), [hours, today]);
};

/** What does not add up, each with the way to where it stands. */
export function FindingsList({ findings }: { readonly findings: readonly HoursFinding[] }) {
  const { show } = useForm();
  return (
    <Section title="Possible issues" flush>
      {findings.length === 0 && <EmptyState text="No issues found." />}
      <ul className={styles.findings}>
        {findings.map(finding => {
          const words = findingWords(finding);
          return (
            <li key={`${finding.path} ${words}`}>
              <button type="button" onClick={() => show(`/hours${finding.path}`)}>
                {words}
              </button>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
