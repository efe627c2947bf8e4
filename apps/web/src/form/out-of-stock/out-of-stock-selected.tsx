import { outOfStockTexts as texts } from '@commissary/catalog';
import type { List } from '@commissary/schema';
import { Button } from '@mantine/core';
import { IconClockPause } from '@tabler/icons-react';
import { useState } from 'react';
import { lazyComponent } from '../../navigation/index.ts';
import { useUser } from '../../session/index.ts';
import { stockOf } from '../rows/index.ts';

/** Loaded when it is asked for. */
const OutOfStockDialog = lazyComponent(async () => (await import('./out-of-stock-dialog.tsx')).OutOfStockDialog);

export interface OutOfStockSelectedProps {
  readonly list: List<unknown>;
  readonly paths: readonly string[];
  readonly onDone: () => void;
}

/** Takes the selected rows off in one act. */
export function OutOfStockSelected({ list, paths, onDone }: OutOfStockSelectedProps) {
  const { enabledFeatures } = useUser();
  const [open, setOpen] = useState(false);
  const stock = stockOf(list);
  if (stock === null || !enabledFeatures.includes('accessConfigurationOptions')) return null;
  return (
    <>
      <Button
        variant="subtle"
        leftSection={<IconClockPause size={16} stroke={1.8} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {texts.take}
      </Button>
      {open && (
        <OutOfStockDialog
          what={texts.rows(paths.length)}
          paths={paths}
          stock={stock}
          onDone={onDone}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
