import { AppLink } from '../../shell/app-link.tsx';
import styles from './not-found.module.css';

/** An address that leads nowhere, with the way home. */
export function NotFound() {
  return (
    <main className={styles.page} id="main">
      <title>Nothing here · Commissary</title>
      <h1>There is nothing at this address</h1>
      <p>The link may be old, or a letter may be missing. What you have saved is safe.</p>
      <AppLink href="/home" className={styles.home}>
        Go to Home
      </AppLink>
    </main>
  );
}
