import { breadcrumbs, type ScreenMatch, shellTexts } from '@commissary/catalog';
import { IconChevronRight } from '@tabler/icons-react';
import { AppLink } from '../navigation/index.ts';
import { useActiveTenant } from '../session/index.ts';
import styles from './breadcrumbs.module.css';

/** The breadcrumbs of a screen that belongs to no tenant. */
export function Breadcrumbs({ match }: { readonly match: ScreenMatch }) {
  const { user, companyId, tenant } = useActiveTenant();
  const names = Object.fromEntries(user.accessibleTenants.map(({ id, name }) => [id, name]));
  const crumbs = breadcrumbs(match, { companyId, locationId: tenant?.id ?? null }, names);
  if (crumbs.length < 2) return null;
  return (
    <nav className={styles.trail} aria-label={shellTexts.breadcrumbs}>
      <ol className={styles.crumbs}>
        {crumbs.map(({ label, href }, index) => (
          <li key={label} aria-current={index === crumbs.length - 1 ? 'page' : undefined}>
            {index > 0 && <IconChevronRight size={14} aria-hidden />}
            {href === undefined ? label : <AppLink href={href}>{label}</AppLink>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
