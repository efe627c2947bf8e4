import type { ReactNode } from 'react';
import { useReadOnlyReason } from './session.ts';
import styles from './writable.module.css';

export interface WritableProps {
  /** Where nothing else in view gives the reason. */
  readonly explained?: boolean;
  readonly children: ReactNode;
}

/** Fields and buttons that change something: all of them are disabled while nothing can be changed. */
export function Writable({ explained = false, children }: WritableProps) {
  const reason = useReadOnlyReason();
  return (
    <>
      {explained && reason !== null && <p className={styles.reason}>{reason}</p>}
      <fieldset className={styles.fields} disabled={reason !== null}>
        {children}
      </fieldset>
    </>
  );
}
