import { countTexts, shellTexts } from '@commissary/catalog';
import { IconChevronRight } from '@tabler/icons-react';
import { AppLink, useCurrentScreen, useTenantHref } from '../navigation/index.ts';
import { type ActiveTenant, useActiveTenant } from '../session/index.ts';
import { LevelIcon } from '../ui/index.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { LocationSelector } from './location-selector.tsx';
import { MenuSelector } from './menu-selector.tsx';
import styles from './scope-band.module.css';

/** The tenant whose values are edited: by color, icon and name, with a link to another tenant. */
export function ScopeBand() {
  const match = useCurrentScreen();
  const activeTenant = useActiveTenant();
  const hrefAt = useTenantHref();
  if (match === null) return null;
  const { screen } = match;
  const isHome = screen.id === 'home';
  if (!isHome && !screen.selectors?.includes('location')) return <Breadcrumbs match={match} />;
  const { user, level, levels, group, tenant } = activeTenant;
  const menus = screen.selectors?.includes('menu') === true;
  if (!levels && !menus) return <Breadcrumbs match={match} />;
  return (
    <nav
      className={`${styles.band} row wrap align-center justify-between gap-4 gap-x-16 rigid`}
      data-level={level}
      aria-label={shellTexts.scopeLabel}
    >
      <ol className={`${styles.trail} row wrap align-center gap-4 gap-x-8 min-width-0 text-13`}>
        {levels && level !== 'company' && (
          <li className={`${styles.above} row align-center gap-6`}>
            <LevelIcon level="company" />
            {user.companyWide ? <AppLink href={hrefAt(null)}>{user.companyName}</AppLink> : user.companyName}
            <IconChevronRight size={14} aria-hidden className="tone-3" />
          </li>
        )}
        {levels && level === 'location' && tenant !== null && tenant.groupName !== null && (
          <li className={`${styles.above} row align-center gap-6`}>
            <LevelIcon level="group" />
            {group === null ? tenant.groupName : <AppLink href={hrefAt(group.id)}>{group.name}</AppLink>}
            <IconChevronRight size={14} aria-hidden className="tone-3" />
          </li>
        )}
        {levels && (
          <li>
            <LocationSelector />
          </li>
        )}
        {menus && (
          <li>
            <MenuSelector />
          </li>
        )}
      </ol>
      {levels && <p className={styles.reach}>{scopeSummary(activeTenant, isHome || screen.edits === undefined)}</p>}
    </nav>
  );
}

/** The number of locations that a change affects, as text; on a read-only screen, the size of the tenant. */
const scopeSummary = ({ user, tenant, level }: ActiveTenant, readOnly: boolean): string => {
  const locations = user.accessibleTenants.filter(({ type }) => type === 'LOCATION');
  const groups = user.accessibleTenants.length - locations.length;
  const reached = level === 'company' ? locations : locations.filter(({ groupId }) => groupId === tenant?.id);
  const count = level === 'location' ? 1 : reached.length;
  const words = countTexts.locations(count);
  if (!readOnly) return shellTexts.scopeReach(count);
  if (level === 'location') return '';
  return level === 'company' && groups > 0 ? shellTexts.locationsInGroups(words, groups) : words;
};
