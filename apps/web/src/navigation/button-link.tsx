import { AppLink, type AppLinkProps } from './app-link.tsx';
import styles from './button-link.module.css';

export interface ButtonLinkProps extends AppLinkProps {
  /** The one that leads on. */
  readonly isPrimary?: boolean;
}

/** A link that looks like a button: it navigates, and assistive technology reads it as a link. */
export function ButtonLink({ isPrimary = false, ...props }: ButtonLinkProps) {
  return (
    <AppLink
      className={`${styles.button} inline-row align-center gap-6 rigid text-13 weight-600 tone-1 nowrap`}
      data-primary={isPrimary || undefined}
      {...props}
    />
  );
}
