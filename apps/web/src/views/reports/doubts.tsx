import {
  doubtfulShiftsText,
  mostDoubts,
  periodWords,
  screenHref,
  shiftListTexts,
  reportScreenTexts as texts,
  withQuery,
} from '@commissary/catalog';
import { AppLink, useTenantHref } from '../../navigation/index.ts';
import { useActiveTenant } from '../../session/index.ts';
import type { ReportAnswer } from './report-queries.ts';
import styles from './reports.module.css';

/** What is counted although something of it is doubtful, with the reason; tickets lead to themselves, shifts to their list. */
export function Doubts({ doubts }: { readonly doubts: ReportAnswer['doubts'] }) {
  const { companyId, tenant, user } = useActiveTenant();
  const hrefOfTenant = useTenantHref();
  const [first] = doubts;
  if (first === undefined) return null;
  const names = new Map(user.accessibleTenants.map(({ id, name }) => [id, name]));
  const hrefOf = ({ locationId, id, day }: typeof first) =>
    screenHref(
      'ticketFinderSearch',
      {},
      { companyId, locationId: tenant?.id ?? null },
      { from: day, to: day, ticket: `${locationId}~${id}` },
    );
  return (
    <details className={`${styles.doubts} tone-1`}>
      <summary className="weight-600">
        {texts.doubts(first.kind, Math.min(doubts.length, mostDoubts), doubts.length <= mostDoubts)}
      </summary>
      <ul>
        {doubts.slice(0, mostDoubts).map(one => (
          <li key={`${one.locationId} ${one.id}`}>
            {one.kind === 'TICKET' ? (
              <AppLink className={styles.below ?? ''} href={hrefOf(one)}>
                {texts.doubtfulTicket(one.name)}
              </AppLink>
            ) : (
              one.name
            )}{' '}
            {texts.doubt(
              names.get(one.locationId) ?? one.locationId,
              periodWords({ from: one.day, to: one.day }),
              one.flags.map(flag => texts.reasonsOfDoubt[flag]),
            )}
          </li>
        ))}
      </ul>
      {first.kind === 'SHIFT' && (
        <AppLink
          className={styles.below ?? ''}
          href={withQuery(hrefOfTenant(tenant?.id ?? null), { shifts: doubtfulShiftsText })}
        >
          {shiftListTexts.show}
        </AppLink>
      )}
    </details>
  );
}
