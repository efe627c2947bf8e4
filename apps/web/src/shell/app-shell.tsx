import { editsMember, messages, shellTexts } from '@commissary/catalog';
import { IconWifiOff } from '@tabler/icons-react';
import { Outlet, useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { lazyComponent, useCurrentScreen } from '../navigation/index.ts';
import { isBusy } from '../notifications/index.ts';
import { clearUser, connection, useActiveTenant, useKeepAlive, useSession } from '../session/index.ts';
import { ThemeProvider } from '../theme/index.ts';
import { Dialog, Spinner, useStore } from '../ui/index.ts';
import styles from './app-shell.module.css';
import { ConfirmHost } from './confirm-host.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { ScopeBand } from './scope-band.tsx';
import { Sidebar } from './sidebar.tsx';
import { TopBarView } from './top-bar.tsx';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';
import { useLiveTenants } from './use-live-tenants.ts';
import { useSidebar } from './use-sidebar.ts';

/** Nobody acts as another person without the bar that says so. */
const ActingBar = lazyComponent(async () => (await import('./acting-bar.tsx')).ActingBar, { instead: ToSignIn });

/** The frame around every screen of a signed-in user. */
export function AppShell() {
  const { user, timedOut } = useSession();
  const sidebar = useSidebar();
  const main = useRef<HTMLElement>(null);
  useFocusOnNavigation(main);
  useKeepAlive(user?.sessionIdleMinutes ?? 60);
  useLiveTenants(timedOut ? null : (user?.companyId ?? null));
  if (user === null) return null;
  return (
    <ThemeProvider>
      <div className={styles.shell} data-sidebar={sidebar.state}>
        <a href="#main" className={styles.skip}>
          {shellTexts.skipToContent}
        </a>
        <PageTitle />
        <Sidebar sidebar={sidebar} />
        <div className={`${styles.column} stack grow min-width-0`}>
          {user.acting && <ActingBar user={user} acting={user.acting} />}
          <TopBarView onOpenSidebar={sidebar.open} />
          <OfflineBanner />
          <ScopeBand />
          <main id="main" ref={main} tabIndex={-1} className={`${styles.main} stack grow`}>
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

/** Rarely needed. Where it cannot be loaded the sign-in page asks instead; drafts keep what is unsaved. */
const TimedOutModal = lazyComponent(async () => (await import('./timed-out-modal.tsx')).TimedOutModal, {
  instead: ToSignIn,
});

function ToSignIn(): ReactNode {
  const router = useRouter();
  useEffect(() => {
    clearUser();
    void router.invalidate();
  }, [router]);
  return null;
}

/** Renders the loading dialog. */
function LoadingHost() {
  if (!useStore(isBusy)) return null;
  return (
    <Dialog label={messages.loading} size={320} closable={false} onClose={() => {}}>
      <div className={`${styles.loading} row align-center justify-center gap-12`} role="status">
        <Spinner size={20} />
        <p>{messages.loading}</p>
      </div>
    </Dialog>
  );
}

/** States that the browser is offline, and what happens to saves meanwhile. */
function OfflineBanner() {
  const isOnline = useStore(connection);
  return (
    <div role="status" className={isOnline ? undefined : `${styles.banner} row align-center gap-8 text-13 tone-1`}>
      {!isOnline && (
        <>
          <IconWifiOff size={16} stroke={1.8} aria-hidden /> {messages.offline.banner}
        </>
      )}
    </div>
  );
}

/** The document's title: the screen, and the active tenant. The screen of a member is called by its name, and says so itself. */
function PageTitle() {
  const match = useCurrentScreen();
  const { name } = useActiveTenant();
  if (match?.screen.edits !== undefined && editsMember(match.screen.edits)) return null;
  return <title>{shellTexts.pageTitle(match?.screen.title ?? shellTexts.pageNotFound, name)}</title>;
}
