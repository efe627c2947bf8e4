import { jobsTexts, employeeListTexts as texts } from '@commissary/catalog';
import type { PlannedForPerson } from '@commissary/contract';
import { formatMoney } from '@commissary/schema';
import { useActiveTenant } from '../../../session/index.ts';
import { Badge } from '../../../ui/index.ts';
import { scopeName } from '../employee-text.ts';
import styles from './employee-list.module.css';
import { EndingAccess } from './ending-access.tsx';

/** What an act does to each person: the wages before and after, or why it leaves somebody out. */
export function PlannedPeople({ planned }: { readonly planned: readonly PlannedForPerson[] }) {
  const reader = useActiveTenant();
  return (
    <section className={styles.planned} aria-label={texts.changes}>
      <ul>
        {planned.map(({ id, name, skipped, wages, ends }) => (
          <li key={id}>
            <span className="weight-500">{name}</span>
            {skipped !== null && <Badge tone="quiet">{texts.skipped[skipped]}</Badge>}
            {ends !== null && <EndingAccess ends={ends} />}
            {wages.map(({ name: job, grantObject, was, now, per, minimum }) => (
              <span key={`${job} ${grantObject.id}`} className="row wrap justify-between gap-2 gap-x-12">
                <span className="tone-2">
                  {job ?? jobsTexts.otherJob}, {scopeName(grantObject, reader)}
                </span>
                <span>
                  <span className="tone-2">{formatMoney(was)}</span> → <strong>{formatMoney(now)}</strong>{' '}
                  {jobsTexts.perOptions[per]}
                </span>
                {minimum !== null && (
                  <span className={`${styles.below} size-12 tone-error`}>
                    {texts.belowMinimum(formatMoney(minimum))}
                  </span>
                )}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
