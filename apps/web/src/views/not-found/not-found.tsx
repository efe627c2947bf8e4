import { AppLink } from '../../shell/app-link.tsx';
import styles from './not-found.module.css';

/** An address that leads nowhere, outside of the shell. */
export function UnknownAddress() {
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
      <h1>Page not found</h1>
      <p>The link may be outdated or mistyped. Your saved work is safe.</p>
      <AppLink href="/home" className={styles.home}>
        Go to Home
      </AppLink>
    </div>
  );
}
