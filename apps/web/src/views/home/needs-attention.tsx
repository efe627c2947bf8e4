import { homeTexts, screenHref } from '@commissary/catalog';
import type { AccessibleTenant } from '@commissary/contract';
import { formatNumber } from '@commissary/domain';
import { IconAlertTriangle, IconDots, IconPlugConnectedX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { type LeastRecentContacts, useLocationStates } from '../../cache/index.ts';
import { dayAndTimeAt } from '../../formatting/index.ts';
import { publishRefusalText } from '../../publishing/index.ts';
import { useActiveTenant } from '../../session/index.ts';
import { Badge, EmptyState, SectionCard, SkeletonRows } from '../../ui/index.ts';
import { type Attention, attentionByKind, attentionOf } from './attention.ts';
import { AttentionRow } from './attention-row.tsx';
import { CertificatesDue, useCertificatesDue } from './certificates-due.tsx';
import { NewDevices, useNewDevices } from './new-devices.tsx';
import { overviewOf } from './overview-query.ts';
import { TerminalsBehind, useTerminalsBehind } from './terminals-behind.tsx';

export interface NeedsAttentionProps {
  readonly contacts: LeastRecentContacts | undefined;
  /** Only what is about this location, and nothing where there is nothing: its day says the rest. */
  readonly only: AccessibleTenant | null;
}

/** What needs attention today, each with a link. */
export function NeedsAttention({ contacts, only }: NeedsAttentionProps) {
  const { companyId, user } = useActiveTenant();
  const { states } = useLocationStates(companyId);
  const known = contacts && states;
  const { data: overview } = useQuery(overviewOf(companyId, only));
  const ahead = overview?.ahead ?? [];
  const all = known ? attentionOf(user.accessibleTenants, contacts.oldest, states, ahead, Date.now()) : [];
  const entries = only === null ? all : all.filter(({ location }) => location.id === only.id);
  const kinds = attentionByKind(entries, only === null ? (contacts?.late?.silent ?? null) : null);
  const due = useCertificatesDue();
  const devices = useNewDevices();
  const behind = useTerminalsBehind();
  const undecided = overview?.undecided ?? 0;
  const counted = kinds.reduce((sum, { named, more }) => sum + named.length + more, 0);
  const count =
    counted + (due === null ? 0 : 1) + (devices === null ? 0 : 1) + (behind === null ? 0 : 1) + (undecided > 0 ? 1 : 0);
  if (only !== null && count === 0) return null;
  return (
    <SectionCard
      title={homeTexts.needsAttention}
      titleExtra={count > 0 && <Badge tone="quiet">{formatNumber(count)}</Badge>}
      flush
    >
      {!known && only === null && <SkeletonRows rows={2} height={56} />}
      {known && count === 0 && <EmptyState text={homeTexts.allClear} />}
      <ul className="list">
        {kinds.map(({ kind, named, more }) => (
          <Fragment key={kind}>
            {named.map(entry => (
              <Row key={entry.location.id} entry={entry} />
            ))}
            {more > 0 && <MoreRow kind={kind} count={more} />}
          </Fragment>
        ))}
        {behind !== null && (
          <li>
            <TerminalsBehind receipts={behind} />
          </li>
        )}
        {undecided > 0 && (
          <li>
            <AttentionRow
              icon={<IconAlertTriangle size={17} stroke={1.8} aria-hidden />}
              title={homeTexts.undecided(undecided)}
              href={screenHref('timedEdits', {}, { companyId, locationId: only?.id ?? null })}
              action={homeTexts.openTimed}
            />
          </li>
        )}
        {due !== null && (
          <li>
            <CertificatesDue due={due} />
          </li>
        )}
        {devices !== null && (
          <li>
            <NewDevices devices={devices} />
          </li>
        )}
      </ul>
    </SectionCard>
  );
}

const titleOf = {
  failed: homeTexts.lastPublishFailedAt,
  ahead: homeTexts.ahead,
  silent: homeTexts.noContact,
} as const;

const moreTitleOf = { failed: homeTexts.moreFailed, ahead: homeTexts.moreAhead, silent: homeTexts.moreSilent } as const;

/** The others of a kind, and where they are listed. */
function MoreRow({ kind, count }: { readonly kind: Attention['kind']; readonly count: number }) {
  const { companyId, tenant } = useActiveTenant();
  const addressTenant = { companyId, locationId: tenant?.id ?? null };
  const isAboutPublish = kind !== 'silent';
  const href = isAboutPublish
    ? screenHref('menuPublish', {}, addressTenant)
    : screenHref('locationsList', {}, addressTenant, { contact: 'out-of-date' });
  return (
    <li>
      <AttentionRow
        icon={<IconDots size={17} stroke={1.8} aria-hidden />}
        title={moreTitleOf[kind](count)}
        href={href}
        action={isAboutPublish ? homeTexts.openPublish : homeTexts.openLocations}
      />
    </li>
  );
}

const moreOf = (entry: Attention): string => {
  if (entry.kind === 'failed') return publishRefusalText(entry.reason, 'menu');
  const when = dayAndTimeAt(entry.since, entry.location.timeZone);
  return entry.kind === 'ahead' ? homeTexts.aheadSince(when) : homeTexts.lastContact(when);
};

function Row({ entry }: { readonly entry: Attention }) {
  const { companyId, tenant } = useActiveTenant();
  const addressTenant = { companyId, locationId: tenant?.id ?? null };
  const { location } = entry;
  const isAboutPublish = entry.kind !== 'silent';
  const Glyph = isAboutPublish ? IconAlertTriangle : IconPlugConnectedX;
  return (
    <li>
      <AttentionRow
        icon={<Glyph size={17} stroke={1.8} aria-hidden />}
        title={titleOf[entry.kind](location.name)}
        more={moreOf(entry)}
        href={
          isAboutPublish
            ? screenHref('menuPublish', {}, addressTenant)
            : screenHref('location', { id: location.id }, addressTenant)
        }
        action={
          <>
            {isAboutPublish ? homeTexts.openPublish : homeTexts.openLocation}
            <span className="visually-hidden"> {location.name}</span>
          </>
        }
      />
    </li>
  );
}
