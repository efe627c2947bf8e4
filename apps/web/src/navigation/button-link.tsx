import { AppLink, type AppLinkProps } from './app-link.tsx';
import styles from './button-link.module.css';

/** A link that looks like the plain button: it navigates, and assistive technology reads it as a link. */
export function ButtonLink(props: AppLinkProps) {
  return <AppLink className={styles.button} {...props} />;
}
