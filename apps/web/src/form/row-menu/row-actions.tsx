import { formListsTexts } from '@commissary/catalog';
import { ActionIcon, Button } from '@mantine/core';
import { IconArrowBackUp, IconDots } from '@tabler/icons-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { lazyComponent } from '../../navigation/index.ts';
import { reset, restoreMember, unhideMember } from '../actions/index.ts';
import { mayRetire } from '../rows/index.ts';
import { useForm } from '../state/index.ts';
import type { RowActionsProps } from './row-actions-props.ts';
import { useRowActs } from './row-acts.ts';

/** Loaded when the pointer or the focus first comes to one. */
const RowMenu = lazyComponent(async () => (await import('./row-menu.tsx')).RowMenu);

/** The actions on a row as a whole: the way back of one that is gone, and a menu of all others. */
export function RowActions(props: RowActionsProps) {
  const { list, row } = props;
  const { store } = useForm();
  const mayRestore = row.retired && mayRetire(store.session().opened, list, row);
  return (
    <div className="row align-center justify-end">
      {row.state === 'hidden' && (
        <WayBack words={formListsTexts.restore} name={row.name} onClick={() => restoreMember(store, row.path)} />
      )}
      {row.state === 'dormant' && (
        <WayBack words={formListsTexts.clear} name={row.name} onClick={() => reset(store, row.path)} />
      )}
      {row.state === 'shown' && mayRestore && (
        <WayBack words={formListsTexts.restore} name={row.name} onClick={() => unhideMember(store, row.path)} />
      )}
      {row.state === 'shown' && <MenuButton {...props} />}
    </div>
  );
}

function MenuButton(props: RowActionsProps) {
  const { list, row, listPath } = props;
  const acts = useRowActs(list, row, listPath);
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState(false);
  const [asked, setAsked] = useState(false);
  // The press that closes an open menu is one outside of it, and does not open it again.
  const wasOpened = useRef(false);
  if (!Object.values(acts).includes(true)) return null;
  const turn = (open: boolean) => {
    setAsked(true);
    setOpened(open);
    if (!open) button.current?.focus();
  };
  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    turn(true);
  };
  return (
    <>
      <ActionIcon
        ref={button}
        aria-label={formListsTexts.moreOf(row.name)}
        aria-haspopup="menu"
        aria-expanded={opened}
        onPointerEnter={() => void RowMenu.preload()}
        onFocus={() => void RowMenu.preload()}
        onPointerDown={() => {
          wasOpened.current = opened;
        }}
        onClick={() => {
          turn(!opened && !wasOpened.current);
          wasOpened.current = false;
        }}
        onKeyDown={openByArrow}
      >
        <IconDots size={16} stroke={1.8} aria-hidden />
      </ActionIcon>
      {asked && <RowMenu {...props} acts={acts} opened={opened} onClose={() => turn(false)} />}
    </>
  );
}

interface WayBackProps {
  readonly words: string;
  readonly name: string;
  readonly onClick: () => void;
}

function WayBack({ words, name, onClick }: WayBackProps) {
  return (
    <Button
      variant="subtle"
      leftSection={<IconArrowBackUp size={14} stroke={1.8} aria-hidden />}
      aria-label={`${words} ${name}`}
      onClick={onClick}
    >
      {words}
    </Button>
  );
}
