import type { ReactNode } from 'react';
import { type LimitedCall, useReadOnlyReason } from './session.ts';
import styles from './writable.module.css';

export interface WritableProps {
  /** Where nothing else in view gives the reason. */
  readonly explained?: boolean;
  /** The calls that these fields and buttons make; none: any change. */
  readonly calls?: readonly LimitedCall[];
  readonly children: ReactNode;
}

/** Fields and buttons that change something: all of them are disabled while their calls would be refused. */
export function Writable({ explained = false, calls = [], children }: WritableProps) {
  const reason = useReadOnlyReason(...calls);
  return (
    <>
      {explained && reason !== null && <p className="text-13 tone-2">{reason}</p>}
      <fieldset className={styles.fields} disabled={reason !== null}>
        {children}
      </fieldset>
    </>
  );
}
