import { screenHref } from '@commissary/catalog';
import type { AccessibleTenant } from '@commissary/contract';
import { IconArrowRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { LocationState } from '../../cache/location-state.ts';
import { useLocationStates } from '../../cache/use-location-states.ts';
import { waitingChangesOf } from '../../cache/waiting-changes.ts';
import { useActivePlace } from '../../session/place.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { publishPillState, waitingWords } from '../../shell/publish-pill-state.ts';
import { LevelGlyph } from '../../ui/level-glyph.tsx';
import { LoadingRows } from '../../ui/loading-rows.tsx';
import { Rail, Ticket } from '../../ui/rail.tsx';
import styles from './on-the-rail.module.css';
import { railGroups, ticketFace } from './rail-state.ts';
import { TicketGlyph } from './ticket-glyph.tsx';

/** One ticket for each location, hung by group: whether what is saved is live there. */
export function OnTheRail() {
  const { user, companyId, tenant } = useActivePlace();
  const { states } = useLocationStates(companyId);
  const waiting = [...(states ?? [])].flatMap(([id, { kind }]) => (kind === 'unpublished' ? [id] : []));
  const { data: changes } = useQuery(waitingChangesOf(companyId, waiting.slice(0, 100)));
  const place = { companyId, locationId: tenant?.id ?? null };
  return (
    <section aria-labelledby="rail-title" className={styles.rail}>
      <header className={styles.header}>
        <h2 id="rail-title">Publish status</h2>
        {states && <Summary states={states} />}
        <AppLink className={styles.publish} href={screenHref('menuPublish', {}, place)}>
          Publish… <IconArrowRight size={15} stroke={1.8} aria-hidden />
        </AppLink>
      </header>
      {states === undefined ? (
        <LoadingRows rows={1} height={150} />
      ) : (
        <div className={styles.groups}>
          {railGroups(user.accessibleTenants, states).map(group => (
            <div key={group.id ?? ''} className={styles.group} style={roomFor(group.tickets.length)}>
              {group.name !== '' && (
                <h3 className={styles.name} data-grouped={group.id !== null}>
                  {group.id !== null && <LevelGlyph level="group" />} {group.name} <span>{group.total}</span>
                </h3>
              )}
              <Rail className={styles.tickets ?? ''}>
                {group.tickets.map(location => (
                  <LocationTicket
                    key={location.id}
                    location={location}
                    href={screenHref('location', { id: location.id }, place)}
                    state={states.get(location.id)}
                    changes={changes?.get(location.id)}
                  />
                ))}
                {group.more > 0 && <p className={styles.more}>+ {group.more} live</p>}
              </Rail>
            </div>
          ))}
        </div>
      )}
    </section>
  );
}

/** As wide as its tickets need, and wider as there is room. */
const roomFor = (tickets: number) => ({
  flex: `${Math.max(tickets, 1)} 1 ${Math.max(tickets, 1) * narrowestTicket}px`,
});
const narrowestTicket = 88;

function Summary({ states }: { readonly states: ReadonlyMap<string, LocationState> }) {
  const state = publishPillState(states);
  if (state.kind !== 'waiting') return null;
  return <p className={styles.summary}>{waitingWords(state)}</p>;
}

interface LocationTicketProps {
  readonly location: AccessibleTenant;
  readonly href: string;
  readonly state: LocationState | undefined;
  readonly changes: number | undefined;
}

function LocationTicket({ location, href, state, changes }: LocationTicketProps) {
  if (state === undefined) return null;
  const face = ticketFace(state, changes, location.timeZone);
  return (
    <AppLink href={href} className={styles.slot} aria-label={`${location.name}, ${face.spoken}`}>
      <Ticket tone={face.tone}>
        <span className={styles.location}>{location.name}</span>
        <span className={styles.face} data-kind={state.kind}>
          <TicketGlyph mark={face.mark} />
          {face.words}
        </span>
      </Ticket>
    </AppLink>
  );
}
