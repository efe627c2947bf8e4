import { messages } from '@commissary/catalog';
import { IconWifiOff } from '@tabler/icons-react';
import { connection } from '../session/connection.ts';
import { useStore } from '../ui/store.ts';
import styles from './offline-banner.module.css';

/** Says that there is no line, and what becomes of what is saved meanwhile. */
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
