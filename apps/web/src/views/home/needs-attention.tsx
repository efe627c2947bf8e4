import { homeTexts, screenHref } from '@commissary/catalog';
import type { AccessibleTenant, Tenant } from '@commissary/contract';
import { IconAlertTriangle, IconPlugConnectedX } from '@tabler/icons-react';
import { useLocationStates } from '../../cache/index.ts';
import { dayAndTimeAt } from '../../formatting/index.ts';
import { publishRefusalText } from '../../publishing/index.ts';
import { useActiveTenant } from '../../session/index.ts';
import { Badge, EmptyState, SectionCard, SkeletonRows } from '../../ui/index.ts';
import { type Attention, attentionOf } from './attention.ts';
import { AttentionRow } from './attention-row.tsx';
import { CertificatesDue, useCertificatesDue } from './certificates-due.tsx';
import styles from './needs-attention.module.css';

export interface NeedsAttentionProps {
  /** At least the locations that are not up to date. */
  readonly contacts: readonly Tenant[] | undefined;
  /** Only what is about this location, and nothing where there is nothing: its day says the rest. */
  readonly only: AccessibleTenant | null;
}

/** What needs attention today, each with a link. */
export function NeedsAttention({ contacts, only }: NeedsAttentionProps) {
  const { companyId, user } = useActiveTenant();
  const { states } = useLocationStates(companyId);
  const known = contacts && states;
  const all = known ? attentionOf(user.accessibleTenants, contacts, states, Date.now()) : [];
  const entries = only === null ? all : all.filter(({ location }) => location.id === only.id);
  const due = useCertificatesDue();
  const count = entries.length + (due === null ? 0 : 1);
  if (only !== null && count === 0) return null;
  return (
    <SectionCard title={homeTexts.needsAttention} beside={count > 0 && <Badge tone="quiet">{count}</Badge>} flush>
      {!known && only === null && <SkeletonRows rows={2} height={56} />}
      {known && count === 0 && <EmptyState text={homeTexts.allClear} />}
      <ul className={styles.list}>
        {entries.map(entry => (
          <Row key={`${entry.kind} ${entry.location.id}`} entry={entry} />
        ))}
        {due !== null && (
          <li>
            <CertificatesDue due={due} />
          </li>
        )}
      </ul>
    </SectionCard>
  );
}

function Row({ entry }: { readonly entry: Attention }) {
  const { companyId, tenant } = useActiveTenant();
  const addressTenant = { companyId, locationId: tenant?.id ?? null };
  const { location } = entry;
  const failed = entry.kind === 'failed';
  const Glyph = failed ? IconAlertTriangle : IconPlugConnectedX;
  return (
    <li>
      <AttentionRow
        icon={<Glyph size={17} stroke={1.8} aria-hidden />}
        title={failed ? homeTexts.lastPublishFailedAt(location.name) : homeTexts.noContact(location.name)}
        more={
          entry.kind === 'failed'
            ? publishRefusalText(entry.reason, 'menu')
            : homeTexts.lastContact(dayAndTimeAt(entry.since, location.timeZone))
        }
        href={
          failed
            ? screenHref('menuPublish', {}, addressTenant)
            : screenHref('location', { id: location.id }, addressTenant)
        }
        action={
          <>
            {failed ? homeTexts.openPublish : homeTexts.openLocation}
            <span className="visually-hidden"> {location.name}</span>
          </>
        }
      />
    </li>
  );
}
