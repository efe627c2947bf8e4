import { countTexts, levelsTexts, freezeTexts as texts } from '@commissary/catalog';
import { freezeReasonLength } from '@commissary/domain';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { DialogActions, SheetDialog } from '../../../ui/index.ts';

export interface FreezeDialogProps {
  readonly count: number;
  readonly busy: boolean;
  readonly onFreeze: (reason: string) => void;
  readonly onClose: () => void;
}

/** One reason for which several locations are frozen. */
export function FreezeDialog({ count, busy, onFreeze, onClose }: FreezeDialogProps) {
  const [reason, setReason] = useState('');
  const where = countTexts.locations(count);
  return (
    <SheetDialog
      title={texts.freezeAt(where)}
      about={texts.meaning(count)}
      closable={!busy}
      onClose={onClose}
      foot={
        <DialogActions
          dismiss={levelsTexts.cancel}
          accept={texts.freezeAt(where)}
          disabled={reason.trim() === ''}
          busy={busy}
          startsHere={false}
          onDismiss={onClose}
          onAccept={() => onFreeze(reason.trim())}
        />
      }
    >
      <TextInput
        className="pad-x-24 pad-y-12"
        data-autofocus
        label={texts.reason}
        value={reason}
        maxLength={freezeReasonLength}
        onChange={event => setReason(event.currentTarget.value)}
      />
    </SheetDialog>
  );
}
