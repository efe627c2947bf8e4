import { formListsTexts } from '@commissary/catalog';
import { ActionIcon } from '@mantine/core';
import { IconEyeOff, IconTrash } from '@tabler/icons-react';

/** Hides an inherited member, and removes an own one. */
export type RemoveLabel = 'remove' | 'hide';

interface RemoveActionProps {
  readonly word: RemoveLabel;
  readonly name: string;
  readonly onClick: () => void;
}

export function RemoveAction({ word, name, onClick }: RemoveActionProps) {
  return (
    <ActionIcon aria-label={formListsTexts[word](name)} onClick={onClick}>
      {word === 'hide' ? <IconEyeOff size={16} stroke={1.8} /> : <IconTrash size={16} stroke={1.8} />}
    </ActionIcon>
  );
}
