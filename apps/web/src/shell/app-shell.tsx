import { shellTexts } from '@commissary/catalog';
import { Outlet } from '@tanstack/react-router';
import { useRef } from 'react';
import { useKeepAlive, useSession } from '../session/index.ts';
import { ThemeProvider } from '../theme/index.ts';
import styles from './app-shell.module.css';
import { ConfirmHost } from './confirm-host.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { LoadingHost } from './loading-host.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { PageTitle } from './page-title.tsx';
import { ScopeBand } from './scope-band.tsx';
import { Sidebar } from './sidebar.tsx';
import { TimedOutModal } from './timed-out-modal.tsx';
import { TopBarView } from './top-bar.tsx';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';
import { useSidebar } from './use-sidebar.ts';

/** The frame around every screen of a signed-in user. */
export function AppShell() {
  const { user, timedOut } = useSession();
  const sidebar = useSidebar();
  const main = useRef<HTMLElement>(null);
  useFocusOnNavigation(main);
  useKeepAlive();
  if (user === null) return null;
  return (
    <ThemeProvider>
      <div className={styles.shell} data-sidebar={sidebar.state}>
        <a href="#main" className={styles.skip}>
          {shellTexts.skipToContent}
        </a>
        <PageTitle />
        <Sidebar sidebar={sidebar} />
        <div className={styles.column}>
          <TopBarView onOpenSidebar={sidebar.open} />
          <OfflineBanner />
          <ScopeBand />
          <main id="main" ref={main} tabIndex={-1} className={styles.main}>
            <ErrorBoundary>
              <Outlet />
            </ErrorBoundary>
          </main>
        </div>
        <LeaveGuard />
        <ConfirmHost />
        <LoadingHost />
        {timedOut && <TimedOutModal user={user} />}
      </div>
    </ThemeProvider>
  );
}
