import { ActionIcon } from '@mantine/core';
import { IconEyeOff, IconTrash } from '@tabler/icons-react';

/** A level hides what comes from above, and removes what is its own. */
export type RemoveWord = 'Remove' | 'Hide';

interface RemoveActProps {
  readonly word: RemoveWord;
  readonly name: string;
  readonly onClick: () => void;
}

export function RemoveAct({ word, name, onClick }: RemoveActProps) {
  return (
    <ActionIcon aria-label={`${word} ${name}`} onClick={onClick}>
      {word === 'Hide' ? <IconEyeOff size={16} stroke={1.8} /> : <IconTrash size={16} stroke={1.8} />}
    </ActionIcon>
  );
}
