import { messages, shellTexts, topBar } from '@commissary/catalog';
import type { User } from '@commissary/contract';
import { hasCompanyRole } from '@commissary/domain';
import { IconMenu2 } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { accessibleCompaniesQuery } from '../cache/index.ts';
import { useLoadError } from '../notifications/index.ts';
import { useUser } from '../session/index.ts';
import { CompanySelector } from './company-selector.tsx';
import { PaletteButton } from './palette/palette-button.tsx';
import { PublishPill } from './publish-pill.tsx';
import styles from './top-bar.module.css';
import { UserMenu } from './user-menu.tsx';

/** The company, the publish state, and the user. */
export function TopBarView({ onOpenSidebar }: { readonly onOpenSidebar: () => void }) {
  const user = useUser();
  const { data: companies = [], error } = useQuery(accessibleCompaniesQuery());
  useLoadError(error, messages.companies.fail);
  const shown = topBar(user, {
    companyStaff: worksForTheCompany(user),
    accessibleCompanies: companies.length,
    embedded: isEmbedded(),
  });
  return (
    <header className={`${styles.bar} row align-center gap-12 rigid`}>
      <button type="button" className={styles.hamburger} aria-label={shellTexts.openSidebar} onClick={onOpenSidebar}>
        <IconMenu2 size={20} stroke={1.8} aria-hidden />
      </button>
      {shown.companySelector && <CompanySelector companies={companies} />}
      <PaletteButton />
      <div className={`${styles.end} row align-center gap-8 push-end`}>
        {shown.publishStatus && <PublishPill />}
        <UserMenu withLogout={shown.logout} />
      </div>
    </header>
  );
}

/** The feature is that of internal people. */
const worksForTheCompany = ({ enabledFeatures, grantedRoles }: User): boolean =>
  hasCompanyRole({
    internal: enabledFeatures.includes('providerCompany'),
    grants: grantedRoles.map(({ grantedOn }) => ({ permissions: [], on: grantedOn })),
  });

/** The console runs inside a frame of another page. */
const isEmbedded = (): boolean => window.self !== window.top;
