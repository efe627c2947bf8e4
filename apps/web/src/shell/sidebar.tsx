import {
  builtScreens,
  type NavGroupId,
  navigation,
  type RegisteredScreen,
  screenHref,
  shellTexts,
} from '@commissary/catalog';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { appVersion } from '../cache/index.ts';
import { AppLink, useCurrentScreen } from '../navigation/index.ts';
import { authorizationsOf, useActiveTenant } from '../session/index.ts';
import { Wordmark } from '../ui/index.ts';
import mark from './mark.svg';
import { NavGroupView } from './nav-group.tsx';
import styles from './sidebar.module.css';
import type { SidebarControl } from './use-sidebar.ts';
import { versionLabel } from './version-label.ts';

/** The links to every screen, for the active tenant. */
export function Sidebar({ sidebar }: { readonly sidebar: SidebarControl }) {
  const { user, companyId, tenant } = useActiveTenant();
  const groups = navigation({ ...user, authorizations: authorizationsOf(user) }, tenant);
  const match = useCurrentScreen();
  const current = currentNavItem(match?.screen ?? null);
  const currentGroup = groups.find(({ items }) => items.some(({ id }) => id === current))?.id ?? null;
  const [open, setOpen] = useState<ReadonlySet<NavGroupId>>(new Set());
  useEffect(() => {
    if (currentGroup !== null) setOpen(groups => new Set([...groups, currentGroup]));
  }, [currentGroup]);
  const strip = sidebar.state === 'strip';
  const toggle = (id: NavGroupId) => {
    if (strip) {
      sidebar.open();
      setOpen(groups => new Set([...groups, id]));
    } else
      setOpen(groups => (groups.has(id) ? new Set([...groups].filter(one => one !== id)) : new Set([...groups, id])));
  };
  const leave = () => sidebar.narrow && sidebar.close();
  return (
    <>
      <div className={styles.room} data-state={sidebar.state} data-narrow={sidebar.narrow}>
        <nav className={styles.sidebar} aria-label={shellTexts.mainNavigation}>
          <AppLink
            className={`${styles.brand} row align-center rigid`}
            href={screenHref('home', {}, { companyId, locationId: tenant?.id ?? null })}
            aria-label={shellTexts.homeLink}
          >
            {strip ? <img src={mark} alt="" width={24} height={24} /> : <Wordmark height={24} />}
          </AppLink>
          {!strip && <div className={`${styles.company} rigid text-13 break-anywhere`}>{user.companyName}</div>}
          <ul className="stack gap-2 grow">
            {groups.map(group => (
              <NavGroupView
                key={group.id}
                group={group}
                current={current}
                strip={strip}
                open={!strip && open.has(group.id)}
                onToggle={() => toggle(group.id)}
                onLeave={leave}
              />
            ))}
          </ul>
          <footer className={`${styles.foot} row align-center justify-between gap-8 text-12 tone-3`}>
            {!strip && <VersionText companyId={companyId} />}
            <button
              type="button"
              className={`${styles.collapse} inline-row align-center justify-center tone-2 pad-0`}
              aria-expanded={!strip}
              aria-label={strip ? shellTexts.openSidebar : shellTexts.closeSidebar}
              onClick={strip ? sidebar.open : sidebar.close}
            >
              {strip ? (
                <IconLayoutSidebarLeftExpand size={17} stroke={1.8} aria-hidden />
              ) : (
                <IconLayoutSidebarLeftCollapse size={17} stroke={1.8} aria-hidden />
              )}
            </button>
          </footer>
        </nav>
      </div>
      {!strip && sidebar.narrow && (
        <button type="button" className={styles.scrim} aria-label={shellTexts.closeSidebar} onClick={sidebar.close} />
      )}
    </>
  );
}

/** The sidebar item of a screen: its own, or that of the nearest screen above it. */
const currentNavItem = (screen: RegisteredScreen | null): RegisteredScreen['id'] | null => {
  if (screen === null) return null;
  if (screen.nav !== undefined) return screen.id;
  return currentNavItem(builtScreens.find(({ id }) => id === screen.parent) ?? null);
};

/** The version of this console. */
function VersionText({ companyId }: { readonly companyId: string }) {
  const { data } = useQuery(appVersion(companyId));
  return <span>{data && versionLabel(data)}</span>;
}
