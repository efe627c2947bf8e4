import { homeTexts, messages, screenHref } from '@commissary/catalog';
import { contactStatus } from '@commissary/domain';
import { IconCircleCheckFilled, IconPlugConnectedX } from '@tabler/icons-react';
import type { LeastRecentContacts } from '../../cache/index.ts';
import { fullDateAt, ownZone } from '../../formatting/index.ts';
import { AppLink, ButtonLink } from '../../navigation/index.ts';
import { useActiveTenant } from '../../session/index.ts';
import { Spinner } from '../../ui/index.ts';
import styles from './locations-status.module.css';

export interface LocationsStatusProps {
  readonly contacts: LeastRecentContacts | undefined;
  readonly pending: boolean;
}

/** Which locations have checked in lately, and which have not. */
export function LocationsStatus({ contacts, pending }: LocationsStatusProps) {
  const { companyId, tenant } = useActiveTenant();
  const addressTenant = { companyId, locationId: tenant?.id ?? null };
  const total = contacts?.total ?? 0;
  const now = Date.now();
  const late = (contacts?.oldest ?? [])
    .filter(({ lastPing }) => contactStatus(lastPing, now) !== 'up-to-date')
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));
  const lateCount = contacts?.late ? contacts.late.never + contacts.late.silent : late.length;
  const current = total - lateCount;
  return (
    <section aria-labelledby="status-title" aria-busy={pending}>
      <h2 id="status-title">{messages.home.panelTitle}</h2>
      {pending && <Spinner size={20} label={messages.loading} />}
      {!pending && total === 0 && <p>{messages.locations.loadFail}</p>}
      {!pending && total > 0 && (
        <>
          <p className={styles.good}>
            {current > 0 && <IconCircleCheckFilled size={17} aria-hidden />}
            {messages.home.upToDate(current)}
          </p>
          <ul className={styles.late}>
            {late.map(({ id, name, lastPing, timeZone }) => (
              <li key={id}>
                <IconPlugConnectedX size={15} stroke={1.8} aria-hidden />
                <span>
                  <AppLink href={screenHref('location', { id }, addressTenant)}>{name}</AppLink>{' '}
                  {lastPing === null
                    ? messages.home.never
                    : messages.home.stale(fullDateAt(lastPing, timeZone ?? ownZone()))}
                </span>
              </li>
            ))}
          </ul>
          {lateCount > late.length && (
            <ButtonLink href={screenHref('locationsList', {}, addressTenant, { contact: 'out-of-date' })}>
              {homeTexts.moreLate(lateCount - late.length)}
            </ButtonLink>
          )}
        </>
      )}
    </section>
  );
}
