import { moveTexts } from '@commissary/catalog';
import { ActionIcon, Button } from '@mantine/core';
import { IconCornerUpRight } from '@tabler/icons-react';
import { useState } from 'react';
import { useForm } from '../state/index.ts';
import { MoveDialog } from './move-dialog.tsx';
import { hasOtherParents } from './move-targets.ts';

interface MoveActionProps {
  readonly listPath: string;
  readonly paths: readonly string[];
}

interface MoveOneProps extends MoveActionProps {
  readonly name: string;
  /** With text, as a button of a page. */
  readonly wide?: boolean;
  readonly className?: string;
}

/** Moves one member to another parent; absent where there is none. */
export function MoveAction({ listPath, paths, name, wide = false, className = '' }: MoveOneProps) {
  const { store } = useForm();
  const [open, setOpen] = useState(false);
  if (!hasOtherParents(store.session(), listPath)) return null;
  const icon = <IconCornerUpRight size={16} stroke={1.8} aria-hidden />;
  return (
    <>
      {wide ? (
        <Button variant="default" leftSection={icon} onClick={() => setOpen(true)}>
          {moveTexts.moveTo}
        </Button>
      ) : (
        <ActionIcon className={className} aria-label={moveTexts.moveNamed(name)} onClick={() => setOpen(true)}>
          {icon}
        </ActionIcon>
      )}
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
