import { formListsTexts } from '@commissary/catalog';
import type { Id, List } from '@commissary/schema';
import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconArrowBackUp, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { removeMember, restoreMember } from '../actions/index.ts';
import type { RowPosition } from '../rows/index.ts';
import { fieldElementId, missingPermission, useForm } from '../state/index.ts';
import { AddTarget, addKeyed, keyOf } from './add-target.tsx';
import { RowBadges } from './row-badges.tsx';
import styles from './tags-list.module.css';
import { useListOrder, useRow } from './use-list.ts';

export interface TagsListProps {
  readonly list: List<unknown>;
  readonly path: string;
}

/** Members that are a name or a reference and no more, as tags that can be removed, with a field that adds one. */
export function TagsList({ list, path }: TagsListProps) {
  const { store } = useForm();
  const rows = useListOrder(path);
  const field = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  const shown = rows.filter(({ state }) => state === 'shown');
  const mayAdd = missingPermission(store.session().opened, { op: 'set', path }) === undefined;
  const add = (id: Id, name: string, values: Readonly<Record<string, unknown>>) => {
    addKeyed(store, path, list, id, shown.at(-1)?.id ?? null, values);
    setSaid(formListsTexts.tagAdded(name));
  };
  const removed = (name: string) => {
    setSaid(formListsTexts.tagRemoved(name));
    field.current?.focus();
  };
  const adding = { list, path, field, onAdd: add };
  return (
    <div className={`${styles.tags} row wrap align-center gap-8`} id={fieldElementId(path)} data-path={path}>
      {rows.length > 0 && (
        <ul className="row wrap gap-8" aria-label={list.label}>
          {rows.map(row => (
            <li key={row.id}>
              <Tag list={list} path={path} position={row} onRemoved={removed} />
            </li>
          ))}
        </ul>
      )}
      {mayAdd &&
        shown.length < list.max &&
        (keyOf(list) === undefined ? <AddName {...adding} /> : <AddTarget {...adding} shown={shown} />)}
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </div>
  );
}

interface TagProps extends TagsListProps {
  readonly position: RowPosition;
  readonly onRemoved: (name: string) => void;
}

function Tag({ list, path, position, onRemoved }: TagProps) {
  const { store } = useForm();
  const row = useRow(list, path, position);
  const removal = { op: 'remove', path: row.path, before: row.value } as const;
  const mayRemove = !row.fixed && missingPermission(store.session().opened, removal) === undefined;
  return (
    <span
      className={`${styles.tag} inline-row align-center gap-6 size-13`}
      data-state={row.state}
      data-unsaved={row.unsaved || undefined}
    >
      <span className={styles.name}>{row.name}</span>
      <RowBadges list={list} row={row} />
      {row.state === 'hidden' && (
        <ActionIcon
          size="sm"
          aria-label={`${formListsTexts.restore} ${row.name}`}
          onClick={() => restoreMember(store, row.path)}
        >
          <IconArrowBackUp size={14} stroke={1.8} />
        </ActionIcon>
      )}
      {row.state === 'shown' && mayRemove && (
        <ActionIcon
          size="sm"
          aria-label={formListsTexts.remove(row.name)}
          onClick={() => {
            removeMember(store, row.path);
            onRemoved(row.name);
          }}
        >
          <IconX size={14} stroke={1.8} />
        </ActionIcon>
      )}
    </span>
  );
}

interface AddProps extends TagsListProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onAdd: (id: Id, name: string, values: Readonly<Record<string, unknown>>) => void;
}

/** Adds a member with a name that the list does not have yet. */
function AddName({ list, field, onAdd }: AddProps) {
  const { newId } = useForm();
  const [typed, setTyped] = useState('');
  const label = formListsTexts.addTo(list.label.toLowerCase());
  const name = typed.trim();
  const put = () => {
    if (name === '') return;
    onAdd(newId(), name, { [list.namePath]: name });
    setTyped('');
    field.current?.focus();
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    put();
  };
  return (
    <span className="inline-row wrap gap-8">
      <TextInput
        ref={field}
        aria-label={label}
        placeholder={label}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={keys}
      />
      <Button variant="default" disabled={name === ''} onClick={put}>
        {formListsTexts.addMember(list.item.label.toLowerCase())}
      </Button>
    </span>
  );
}
