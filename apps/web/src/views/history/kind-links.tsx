import { type DocumentKind, documentKinds, documentLabel, historyTexts, screenHref } from '@commissary/catalog';
import { ButtonLink } from '../../navigation/index.ts';
import type { ActiveTenant } from '../../session/index.ts';
import styles from './kind-links.module.css';

export interface KindLinksProps {
  readonly screen: 'history' | 'live';
  readonly kind: DocumentKind;
  readonly tenant: ActiveTenant;
}

/** The same page for each kind of document. */
export function KindLinks({ screen, kind, tenant: activeTenant }: KindLinksProps) {
  const { companyId, tenant } = activeTenant;
  return (
    <nav
      className={`${styles.kinds} row wrap align-center gap-8 gap-x-16 space-below-16`}
      aria-label={historyTexts.documents}
    >
      {documentKinds.map(one => (
        <ButtonLink
          key={one}
          href={screenHref(screen, { kind: one }, { companyId, locationId: tenant?.id ?? null })}
          aria-current={one === kind ? 'page' : undefined}
        >
          {documentLabel(one)}
        </ButtonLink>
      ))}
    </nav>
  );
}
