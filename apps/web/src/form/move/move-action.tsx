import { moveTexts } from '@commissary/catalog';
import { Button } from '@mantine/core';
import { IconCornerUpRight } from '@tabler/icons-react';
import { useState } from 'react';
import { useForm } from '../state/index.ts';
import { MoveDialog } from './move-dialog.tsx';
import { hasOtherParents } from './move-targets.ts';

interface MoveActionProps {
  readonly listPath: string;
  readonly paths: readonly string[];
}

/** On the page of a member: moves it to another parent; absent where there is none. */
export function MoveAction({ listPath, paths, name }: MoveActionProps & { readonly name: string }) {
  const { store } = useForm();
  const [open, setOpen] = useState(false);
  if (!hasOtherParents(store.session(), listPath)) return null;
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconCornerUpRight size={16} stroke={1.8} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {moveTexts.moveTo}
      </Button>
      {open && <MoveDialog request={{ listPath, paths, what: name }} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Moves the selected members of a list to another parent. */
export function MoveSelected({ listPath, paths, onMoved }: MoveActionProps & { readonly onMoved: () => void }) {
  const { store } = useForm();
  const [open, setOpen] = useState(false);
  if (!hasOtherParents(store.session(), listPath)) return null;
  return (
    <>
      <Button
        variant="subtle"
        leftSection={<IconCornerUpRight size={16} stroke={1.8} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {moveTexts.moveTo}
      </Button>
      {open && (
        <MoveDialog
          request={{ listPath, paths, what: moveTexts.rows(paths.length) }}
          onMoved={onMoved}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
