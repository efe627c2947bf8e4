import { typedRowsTexts } from '@commissary/catalog';
import { ActionIcon, Button } from '@mantine/core';
import { IconPlaylistAdd } from '@tabler/icons-react';
import { useState } from 'react';
import { lazyComponent } from '../../navigation/index.ts';
import type { TypeRowsProps } from './type-rows-dialog.tsx';

/** Loaded when it is opened first. */
const TypeRowsDialog = lazyComponent(async () => (await import('./type-rows-dialog.tsx')).TypeRowsDialog);

/** Adds many members at once from lines that are typed or pasted: in words where the list is empty, beside its other tools as a sign. */
export function TypeRows(props: TypeRowsProps) {
  const [open, setOpen] = useState(false);
  const words = typedRowsTexts.open(props.list.label.toLowerCase());
  const begin = () => setOpen(true);
  return (
    <>
      {props.rows.length === 0 ? (
        <Button variant="default" onClick={begin}>
          {words}
        </Button>
      ) : (
        <ActionIcon size="var(--control-height)" variant="default" aria-label={words} title={words} onClick={begin}>
          <IconPlaylistAdd size={18} stroke={1.8} aria-hidden />
        </ActionIcon>
      )}
      {open && <TypeRowsDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
