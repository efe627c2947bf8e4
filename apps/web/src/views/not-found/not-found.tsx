import { shellTexts } from '@commissary/catalog';
import { AppLink } from '../../navigation/index.ts';
import styles from './not-found.module.css';

/** An address without a page, outside of the shell. */
export function UnknownAddress() {
  return (
    <main id="main">
      <NotFound />
    </main>
  );
}

/** An id that does not exist, with a link to the home page. */
export function NotFound() {
  return (
    <div className={`${styles.page} stack align-center justify-center gap-8`}>
      <title>{shellTexts.notFoundTitle}</title>
      <h1>{shellTexts.pageNotFound}</h1>
      <p>{shellTexts.notFoundHint}</p>
      <AppLink href="/home" className={`${styles.home} inline-row align-center weight-600`}>
        {shellTexts.homeAction}
      </AppLink>
    </div>
  );
}
