import { messages } from '@commissary/catalog';
import { IconWifiOff } from '@tabler/icons-react';
import { connection } from '../session/index.ts';
import { useStore } from '../ui/index.ts';
import styles from './offline-banner.module.css';

/** States that the browser is offline, and what happens to saves meanwhile. */
export function OfflineBanner() {
  const isOnline = useStore(connection);
  return (
    <div role="status" className={isOnline ? undefined : styles.banner}>
      {!isOnline && (
        <>
          <IconWifiOff size={16} stroke={1.8} aria-hidden /> {messages.offline.banner}
        </>
      )}
    </div>
  );
}
