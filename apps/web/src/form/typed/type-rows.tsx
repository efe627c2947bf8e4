import { typedRowsTexts } from '@commissary/catalog';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { lazyComponent } from '../../navigation/index.ts';
import type { TypeRowsProps } from './type-rows-dialog.tsx';

/** Loaded when it is opened first. */
const TypeRowsDialog = lazyComponent(async () => (await import('./type-rows-dialog.tsx')).TypeRowsDialog);

/** Adds many members at once from lines that are typed or pasted. */
export function TypeRows(props: TypeRowsProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {typedRowsTexts.open(props.list.label.toLowerCase())}
      </Button>
      {open && <TypeRowsDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
