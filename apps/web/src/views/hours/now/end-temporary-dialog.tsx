import { hoursTexts } from '@commissary/catalog';
import { Box, Button } from '@mantine/core';
import type { Schedule } from '../../../publishing/index.ts';
import { ReplaceScheduleDialog } from '../../../publishing/preview/index.ts';
import { SheetDialog } from '../../../ui/index.ts';
import several from '../several/several.module.css';

export interface EndTemporaryDialogProps {
  readonly title: string;
  readonly companyId: string;
  readonly schedules: readonly Schedule[];
  readonly busy: boolean;
  readonly onAccept: () => void;
  readonly onClose: () => void;
}

/** Asks for confirmation before temporary hours are ended where a publish is scheduled. */
export function EndTemporaryDialog({ title, companyId, schedules, busy, onAccept, onClose }: EndTemporaryDialogProps) {
  return (
    <SheetDialog
      title={title}
      size={560}
      startsAtTitle
      closable={!busy}
      onClose={onClose}
      foot={
        <>
          <Button variant="subtle" disabled={busy} onClick={onClose}>
            {hoursTexts.cancel}
          </Button>
          <Button loading={busy} onClick={onAccept}>
            {hoursTexts.publishAllNow}
          </Button>
        </>
      }
    >
      <Box className={several.body ?? ''} role="region" aria-label={hoursTexts.dialogContent} tabIndex={0}>
        <ReplaceScheduleDialog kind="menu" companyId={companyId} schedules={schedules} />
      </Box>
    </SheetDialog>
  );
}
