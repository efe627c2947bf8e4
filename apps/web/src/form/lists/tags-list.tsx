import { formListsTexts } from '@commissary/catalog';
import {
  type Id,
  isGroup,
  isReference,
  joinPath,
  keyToken,
  type List,
  memberToken,
  newMember,
} from '@commissary/schema';
import { ActionIcon, Button, Select, TextInput } from '@mantine/core';
import { IconArrowBackUp, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, type RefObject, useCallback, useRef, useState } from 'react';
import { effectiveOf } from '../../snapshot/index.ts';
import { applyEdits, removeMember, restoreMember } from '../actions/index.ts';
import { contentOf, type EditSession } from '../edit-session/index.ts';
import type { RowPosition } from '../rows/index.ts';
import { fieldElementId, missingPermission, offeredTargets, useForm, useFormSelector } from '../state/index.ts';
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
    const after = shown.at(-1)?.id ?? null;
    const value = { ...(newMember(list, id) as object), ...values };
    applyEdits(store, [{ op: 'add', path: joinPath(path, memberToken(id)), after, value }], path);
    setSaid(formListsTexts.tagAdded(name));
  };
  const removed = (name: string) => {
    setSaid(formListsTexts.tagRemoved(name));
    field.current?.focus();
  };
  const adding = { list, path, field, shown, onAdd: add };
  return (
    <div className={styles.tags} id={fieldElementId(path)} data-path={path}>
      {rows.length > 0 && (
        <ul className={styles.list} aria-label={list.label}>
          {rows.map(row => (
            <li key={row.id}>
              <Tag list={list} path={path} position={row} onRemoved={removed} />
            </li>
          ))}
        </ul>
      )}
      {mayAdd &&
        shown.length < list.max &&
        (keyOf(list) === undefined ? <AddName {...adding} /> : <AddTarget {...adding} />)}
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </div>
  );
}

/** The key of the reference that a member stands for; none where a member is a name of its own. */
const keyOf = ({ keyedBy = [] }: List<unknown>): string | undefined => (keyedBy.length === 1 ? keyedBy[0] : undefined);

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
    <span className={styles.tag} data-state={row.state} data-unsaved={row.unsaved || undefined}>
      <span className={styles.name}>{row.name}</span>
      <RowBadges row={row} />
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
  readonly shown: readonly RowPosition[];
  readonly onAdd: (id: Id, name: string, values: Readonly<Record<string, unknown>>) => void;
}

/** Adds one of the targets that the list does not have yet. */
function AddTarget({ list, path, field, shown, onAdd }: AddProps) {
  const key = keyOf(list) ?? '';
  const read = useCallback((session: EditSession) => targetsOf(session, list, path, key), [list, path, key]);
  const targets = useFormSelector('', read);
  const taken = new Set(shown.map(({ id }) => id));
  const label = formListsTexts.addTo(list.label.toLowerCase());
  return (
    <Select
      ref={field}
      className={styles.add ?? ''}
      aria-label={label}
      placeholder={label}
      searchable
      clearable={false}
      value={null}
      data={targets.flatMap(({ id, name }) => (taken.has(String(id)) ? [] : [{ value: String(id), label: name }]))}
      onChange={value => {
        const target = targets.find(({ id }) => String(id) === value);
        if (target !== undefined) onAdd(target.id, target.name, { [key]: target.id });
      }}
    />
  );
}

const targetsOf = ({ opened, ...session }: EditSession, list: List<unknown>, path: string, key: string) => {
  const field = isGroup(list.item) ? list.item.shape[key] : undefined;
  if (field === undefined || !isReference(field)) return [];
  const document = effectiveOf(opened, contentOf({ opened, ...session }));
  return offeredTargets(opened.definition, document, field, `${path}/[]/${keyToken(key)}`);
};

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
    <span className={styles.typed}>
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
