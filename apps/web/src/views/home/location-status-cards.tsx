import { homeTexts, screenHref } from '@commissary/catalog';
import type { AccessibleTenant } from '@commissary/contract';
import { formatNumber } from '@commissary/domain';
import { IconArrowRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type LocationState, useLocationStates } from '../../cache/index.ts';
import { AppLink } from '../../navigation/index.ts';
import { publishPillState, waitingWords } from '../../publishing/index.ts';
import { useActiveTenant } from '../../session/index.ts';
import { LevelIcon, SkeletonRows, StatusCard, StatusStrip } from '../../ui/index.ts';
import { locationStatusFace, locationStatusGroups, shownStatusGroups } from './location-status.ts';
import styles from './location-status-cards.module.css';
import { overviewOf } from './overview-query.ts';
import { StatusIcon } from './status-icon.tsx';

/** One ticket for each location, grouped by group: whether what is saved is live there. */
export function LocationStatusCards() {
  const { user, companyId, tenant } = useActiveTenant();
  const { states } = useLocationStates(companyId);
  const { data: overview } = useQuery(overviewOf(companyId, tenant));
  const { shown, hidden } = useMemo(
    () => shownStatusGroups(locationStatusGroups(user.accessibleTenants, states ?? noStates)),
    [user.accessibleTenants, states],
  );
  const addressTenant = { companyId, locationId: tenant?.id ?? null };
  return (
    <section aria-labelledby="rail-title" className="stack gap-8">
      <header className={`${styles.header} row wrap align-center gap-4 gap-x-12`}>
        <h2 id="rail-title">{homeTexts.publishStatus}</h2>
        {states && <Summary states={states} />}
        <AppLink
          className={`${styles.publish} inline-row align-center gap-6 text-13 weight-600 tone-1`}
          href={screenHref('menuPublish', {}, addressTenant)}
        >
          {homeTexts.publish} <IconArrowRight size={15} stroke={1.8} aria-hidden />
        </AppLink>
      </header>
      {states === undefined ? (
        <SkeletonRows rows={1} height={150} />
      ) : (
        <div className={styles.groups}>
          {shown.map(group => (
            <div key={group.id ?? ''} className="min-width-0" style={roomFor(group.tickets.length)}>
              {group.name !== '' && (
                <h3
                  className={`${styles.name} row align-center gap-6 text-13 weight-600 tone-2 space-below-8`}
                  data-grouped={group.id !== null}
                >
                  {group.id !== null && <LevelIcon level="group" />} {group.name}{' '}
                  <span>{formatNumber(group.total)}</span>
                </h3>
              )}
              <StatusStrip className={styles.tickets ?? ''}>
                {group.tickets.map(location => (
                  <LocationStatusCard
                    key={location.id}
                    location={location}
                    href={screenHref('location', { id: location.id }, addressTenant)}
                    state={states.get(location.id)}
                    changes={overview?.unpublished[location.id]}
                  />
                ))}
                {group.moreNotLive > 0 && (
                  <p className={styles.more} data-kind="unpublished">
                    {homeTexts.moreNotLive(group.moreNotLive)}
                  </p>
                )}
                {group.more > 0 && (
                  <p className={styles.more} data-kind="live">
                    {homeTexts.moreLive(group.more)}
                  </p>
                )}
              </StatusStrip>
            </div>
          ))}
          {hidden > 0 && <p className={styles.more}>{homeTexts.moreGroups(hidden)}</p>}
        </div>
      )}
    </section>
  );
}

const noStates: ReadonlyMap<string, LocationState> = new Map();

/** As wide as its tickets need, and wider where there is space. */
const roomFor = (tickets: number) => ({
  flex: `${Math.max(tickets, 1)} 1 ${Math.max(tickets, 1) * narrowestCard}px`,
});
const narrowestCard = 88;

function Summary({ states }: { readonly states: ReadonlyMap<string, LocationState> }) {
  const state = publishPillState(states);
  if (state.kind !== 'waiting') return null;
  return <p className={`${styles.summary} push-end text-13 tone-2`}>{waitingWords(state)}</p>;
}

interface LocationStatusCardProps {
  readonly location: AccessibleTenant;
  readonly href: string;
  readonly state: LocationState | undefined;
  readonly changes: number | undefined;
}

function LocationStatusCard({ location, href, state, changes }: LocationStatusCardProps) {
  if (state === undefined) return null;
  const face = locationStatusFace(state, changes, location.timeZone);
  return (
    <AppLink href={href} className={styles.slot} aria-label={`${location.name}, ${face.spoken}`}>
      <StatusCard tone={face.tone}>
        <span className="grow text-13 weight-600 break-anywhere">{location.name}</span>
        <span
          className={`${styles.face} stack align-start justify-end text-12 weight-500 tone-2`}
          data-kind={state.kind}
        >
          <StatusIcon mark={face.mark} />
          {face.words}
        </span>
      </StatusCard>
    </AppLink>
  );
}
