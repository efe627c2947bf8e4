import { documents, historyTexts, screenHref } from '@commissary/catalog';
import type { CachedDocumentKind } from '../../cache/index.ts';
import { ButtonLink } from '../../navigation/index.ts';
import type { ActiveTenant } from '../../session/index.ts';
import styles from './kind-links.module.css';

export interface KindLinksProps {
  readonly screen: 'history' | 'live';
  readonly kind: CachedDocumentKind;
  readonly tenant: ActiveTenant;
}

export const historyKinds: readonly CachedDocumentKind[] = ['settings', 'menu', 'employment'];

/** The same page for each of the three documents. */
export function KindLinks({ screen, kind, tenant: activeTenant }: KindLinksProps) {
  const { companyId, tenant } = activeTenant;
  return (
    <nav className={styles.kinds} aria-label={historyTexts.documents}>
      {historyKinds.map(one => (
        <ButtonLink
          key={one}
          href={screenHref(screen, { kind: one }, { companyId, locationId: tenant?.id ?? null })}
          aria-current={one === kind ? 'page' : undefined}
        >
          {titleOf(one)}
        </ButtonLink>
      ))}
    </nav>
  );
}

const titleOf = (kind: CachedDocumentKind): string => {
  const { text } = documents[kind].title;
  return text.charAt(0).toUpperCase() + text.slice(1);
};
