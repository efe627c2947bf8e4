import { messages, screenHref } from '@commissary/catalog';
import type { Tenant } from '@commissary/contract';
import { contactStatus, formatDate } from '@commissary/domain';
import { IconCircleCheckFilled, IconPlugConnectedX } from '@tabler/icons-react';
import { ownZone } from '../../formatting/index.ts';
import { AppLink } from '../../navigation/index.ts';
import { useActiveTenant } from '../../session/index.ts';
import { Spinner } from '../../ui/index.ts';
import styles from './locations-status.module.css';

export interface LocationsStatusProps {
  readonly tenants: readonly Tenant[] | undefined;
  readonly pending: boolean;
}

/** Which locations have checked in lately, and which have not. */
export function LocationsStatus({ tenants = [], pending }: LocationsStatusProps) {
  const { companyId, tenant } = useActiveTenant();
  const addressTenant = { companyId, locationId: tenant?.id ?? null };
  const locations = tenants.filter(({ type }) => type === 'LOCATION');
  const now = Date.now();
  const late = locations.filter(({ lastPing }) => contactStatus(lastPing, now) !== 'up-to-date');
  return (
    <section className={styles.panel} aria-labelledby="status-title" aria-busy={pending}>
      <h2 id="status-title">{messages.home.panelTitle}</h2>
      {pending && <Spinner size={20} label={messages.loading} />}
      {!pending && locations.length === 0 && <p>{messages.locations.loadFail}</p>}
      {!pending && locations.length > 0 && (
        <>
          <p className={styles.good}>
            <IconCircleCheckFilled size={17} aria-hidden />
            {messages.home.upToDate(locations.length - late.length)}
          </p>
          <ul className={styles.late}>
            {late.map(({ id, name, lastPing, timeZone }) => (
              <li key={id}>
                <IconPlugConnectedX size={15} stroke={1.8} aria-hidden />
                <span>
                  <AppLink href={screenHref('location', { id }, addressTenant)}>{name}</AppLink>{' '}
                  {lastPing === null
                    ? messages.home.never
                    : messages.home.stale(formatDate(lastPing, timeZone ?? ownZone()))}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
