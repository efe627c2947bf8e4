import { documents, screenHref } from '@commissary/catalog';
import type { DocumentKind } from '../../cache/documents.ts';
import type { ActivePlace } from '../../session/place.ts';
import { ButtonLink } from '../../shell/button-link.tsx';
import styles from './kind-links.module.css';

export interface KindLinksProps {
  readonly screen: 'history' | 'live';
  readonly kind: DocumentKind;
  readonly place: ActivePlace;
}

export const documentKinds: readonly DocumentKind[] = ['settings', 'menu', 'employment'];

/** The same page for each of the three documents. */
export function KindLinks({ screen, kind, place }: KindLinksProps) {
  const { companyId, tenant } = place;
  return (
    <nav className={styles.kinds} aria-label="Documents">
      {documentKinds.map(one => (
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

const titleOf = (kind: DocumentKind): string => {
  const { text } = documents[kind].title;
  return text.charAt(0).toUpperCase() + text.slice(1);
};
