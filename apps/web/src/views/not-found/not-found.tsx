import { AppLink } from '../../shell/app-link.tsx';
import styles from './not-found.module.css';

/** An address that leads nowhere, outside of the shell. */
export function Nowhere() {
  return (
    <main id="main">
      <NotFound />
    </main>
  );
}

/** Nothing of that id, with the way home. */
export function NotFound() {
  return (
    <div className={styles.page}>
      <title>Nothing here · Commissary</title>
      <h1>There is nothing at this address</h1>
      <p>The link may be old, or a letter may be missing. What you have saved is safe.</p>
      <AppLink href="/home" className={styles.home}>
        Go to Home
      </AppLink>
    </div>
  );
}
