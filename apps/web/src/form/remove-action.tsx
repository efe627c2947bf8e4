import { ActionIcon } from '@mantine/core';
import { IconEyeOff, IconTrash } from '@tabler/icons-react';

/** A level hides what comes from above, and removes what is its own. */
export type RemoveLabel = 'Remove' | 'Hide';

interface RemoveActionProps {
  readonly word: RemoveLabel;
  readonly name: string;
  readonly onClick: () => void;
}

export function RemoveAction({ word, name, onClick }: RemoveActionProps) {
  return (
    <ActionIcon aria-label={`${word} ${name}`} onClick={onClick}>
      {word === 'Hide' ? <IconEyeOff size={16} stroke={1.8} /> : <IconTrash size={16} stroke={1.8} />}
    </ActionIcon>
  );
}
