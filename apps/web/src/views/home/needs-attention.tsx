import { homeTexts, screenHref } from '@commissary/catalog';
import type { AccessibleTenant, Tenant } from '@commissary/contract';
import { IconAlertTriangle, IconCertificate, IconPlugConnectedX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useLocationStates } from '../../cache/index.ts';
import { dayAndTimeAt } from '../../formatting/index.ts';
import { ButtonLink } from '../../navigation/index.ts';
import { publishRefusalText } from '../../publishing/index.ts';
import { useActiveTenant } from '../../session/index.ts';
import { Badge, EmptyState, SectionCard, SkeletonRows } from '../../ui/index.ts';
import { CertificatesDue, type DueCertificates } from '../certificates-due/index.ts';
import { type Attention, attentionOf } from './attention.ts';
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
  const seesEmployees = user.enabledFeatures.includes('userAdmin');
  if (only !== null && entries.length === 0)
    return seesEmployees && <CertificatesDue placeId={only.id} draw={drawCard} />;
  return (
    <SectionCard
      title={homeTexts.needsAttention}
      beside={entries.length > 0 && <Badge tone="quiet">{entries.length}</Badge>}
      flush
    >
      {!known && <SkeletonRows rows={2} height={56} />}
      {known && entries.length === 0 && <EmptyState text={homeTexts.allClear} />}
      <ul className={styles.list}>
        {entries.map(entry => (
          <Row key={`${entry.kind} ${entry.location.id}`} entry={entry} />
        ))}
      </ul>
      {seesEmployees && <CertificatesDue placeId={only?.id ?? null} draw={drawRow} />}
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

interface AttentionRowProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly more: string;
  readonly href: string;
  readonly action: ReactNode;
}

function AttentionRow({ icon, title, more, href, action }: AttentionRowProps) {
  return (
    <div className={styles.row}>
      <span className={styles.glyph}>{icon}</span>
      <div className={styles.words}>
        <p>{title}</p>
        <p className={styles.more}>{more}</p>
      </div>
      <ButtonLink href={href}>{action}</ButtonLink>
    </div>
  );
}

const drawRow = (due: DueCertificates) => (
  <AttentionRow icon={<IconCertificate size={17} stroke={1.8} aria-hidden />} {...due} />
);
const drawCard = (due: DueCertificates) => (
  <SectionCard title={homeTexts.needsAttention} flush>
    {drawRow(due)}
  </SectionCard>
);
