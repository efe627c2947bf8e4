import { afterChangeLocation, messages } from '@commissary/catalog';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { activePlace } from '../../session/active-place.ts';
import { previousAddress } from '../../session/previous-address.ts';
import { useSession } from '../../session/session.ts';
import { goTo } from '../../shell/go-to.ts';
import { Spinner } from '../../ui/spinner.tsx';
import styles from './change-location.module.css';

/** Makes another location the active one and goes back to where the person was, or to where the address says. */
export function ChangeLocation() {
  const { user } = useSession();
  const router = useRouter();
  useEffect(() => {
    if (user === null) return;
    const next = afterChangeLocation(user, router.state.location.href, previousAddress.get());
    activePlace.set(next.activate);
    goTo(router, next.to, { replace: true });
  }, [user, router]);
  return (
    <main id="main" className={styles.page}>
      <title>Change location · Commissary</title>
      <Spinner size={20} />
      <p role="status">{messages.changeLocation.wait}</p>
    </main>
  );
}
