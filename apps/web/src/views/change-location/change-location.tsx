import { afterChangeLocation, locationsTexts, messages } from '@commissary/catalog';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { navigateTo, previousAddress } from '../../navigation/index.ts';
import { currentTenant, useSession } from '../../session/index.ts';
import { Spinner } from '../../ui/index.ts';
import styles from './change-location.module.css';

/** Makes another location the active one and returns to the previous address, or to the one that the address names. */
export function ChangeLocation() {
  const { user } = useSession();
  const router = useRouter();
  useEffect(() => {
    if (user === null) return;
    const next = afterChangeLocation(user, router.state.location.href, previousAddress.get());
    currentTenant.set(next.activate);
    navigateTo(router, next.to, { replace: true });
  }, [user, router]);
  return (
    <main id="main" className={`${styles.page} row align-center justify-center gap-12 tone-2`}>
      <title>{locationsTexts.changeLocationTitle}</title>
      <Spinner size={20} />
      <p role="status">{messages.changeLocation.wait}</p>
    </main>
  );
}
