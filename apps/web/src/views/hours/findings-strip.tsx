import { dateAt, findingsOf, formatCount } from '@commissary/domain';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useForm } from '../../form/form-context.ts';
import { useSelected } from '../../form/use-member.ts';
import { findingWords } from './finding-words.ts';
import styles from './findings.module.css';
import { soundHoursOf } from './week-state.ts';

/** What does not add up in the hours, each with the way to where it stands. */
export function FindingsStrip({ onShow }: { readonly onShow: (path: string) => void }) {
  const { zone } = useForm();
  const hours = useSelected('/hours', soundHoursOf);
  const [today] = useState(() => dateAt(Date.now(), zone));
  const findings = useMemo(() => findingsOf(hours, today), [hours, today]);
  if (findings.length === 0) return null;
  return (
    <details className={styles.findings}>
      <summary>
        <IconAlertTriangle size={15} stroke={1.8} aria-hidden />
        {formatCount(findings.length, 'thing', 'things')} in these hours to look at
      </summary>
      <ul>
        {findings.map(finding => {
          const words = findingWords(finding);
          return (
            <li key={`${finding.path} ${words}`}>
              <button type="button" onClick={() => onShow(`/hours${finding.path}`)}>
                {words}
              </button>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
