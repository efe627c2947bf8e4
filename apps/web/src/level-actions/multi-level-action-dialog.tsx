import { levelsTexts } from '@commissary/catalog';
import { Box } from '@mantine/core';
import type { ReactNode } from 'react';
import { DialogActions, SheetDialog } from '../ui/index.ts';
import styles from './level-actions.module.css';

export interface MultiLevelActionDialogProps {
  readonly title: string;
  readonly about: ReactNode;
  /** The text of the button: a verb and what it does. */
  readonly accept: string;
  readonly disabled: boolean;
  readonly busy: boolean;
  readonly onAccept: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Previews what an action on several levels changes, before it is done. */
export function MultiLevelActionDialog(props: MultiLevelActionDialogProps) {
  const { title, about, accept, disabled, busy, onAccept, onClose, children } = props;
  return (
    <SheetDialog
      title={title}
      about={about}
      size={640}
      closable={!busy}
      closeOnClickOutside={false}
      onClose={onClose}
      foot={
        <DialogActions
          dismiss={levelsTexts.cancel}
          accept={accept}
          disabled={disabled}
          busy={busy}
          onDismiss={onClose}
          onAccept={onAccept}
        />
      }
    >
      {/* What scrolls must be reached by the keyboard. */}
      <Box className={styles.body ?? ''} role="region" aria-label={levelsTexts.changes} tabIndex={0}>
        {children}
      </Box>
    </SheetDialog>
  );
}
