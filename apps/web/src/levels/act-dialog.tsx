import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Dialog } from '../ui/dialog.tsx';
import styles from './levels.module.css';

export interface ActDialogProps {
  readonly title: string;
  readonly about: ReactNode;
  /** The verb on the button, with what it does. */
  readonly accept: string;
  readonly disabled: boolean;
  readonly busy: boolean;
  readonly onAccept: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Shows what an act on several levels changes, before it is done. */
export function ActDialog(props: ActDialogProps) {
  const { title, about, accept, disabled, busy, onAccept, onClose, children } = props;
  return (
    <Dialog label={title} size={640} closable={!busy} closeOnClickOutside={false} onClose={onClose}>
      <div className={styles.dialog}>
        <div className={styles.head}>
          <h2>{title}</h2>
          <p className={styles.about} role="status">
            {about}
          </p>
        </div>
        <div className={styles.body}>{children}</div>
        <div className={styles.foot}>
          <Button variant="subtle" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button data-autofocus disabled={disabled} loading={busy} onClick={onAccept}>
            {accept}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
