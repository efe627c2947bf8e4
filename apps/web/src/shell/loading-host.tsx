import { messages } from '@commissary/catalog';
import { isBusy } from '../notifications/index.ts';
import { Dialog, Spinner, useStore } from '../ui/index.ts';
import styles from './loading-host.module.css';

/** Renders the loading dialog. */
export function LoadingHost() {
  if (!useStore(isBusy)) return null;
  return (
    <Dialog label={messages.loading} size={320} closable={false} onClose={() => {}}>
      <div className={styles.loading} role="status">
        <Spinner size={20} />
        <p>{messages.loading}</p>
      </div>
    </Dialog>
  );
}
