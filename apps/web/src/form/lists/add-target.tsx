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
import { type RefObject, useCallback, useState } from 'react';
import { effectiveOf } from '../../snapshot/index.ts';
import { Select } from '../../ui/index.ts';
import { applyEdits } from '../actions/index.ts';
import { contentOf, type EditSession } from '../edit-session/index.ts';
import type { RowPosition } from '../rows/index.ts';
import { type FormStore, offeredTargets, useFormSelector } from '../state/index.ts';
import styles from './list-table.module.css';

export interface AddTargetProps {
  readonly list: List<unknown>;
  readonly path: string;
  readonly shown: readonly RowPosition[];
  readonly onAdd: (id: Id, name: string, values: Readonly<Record<string, unknown>>) => void;
  readonly field?: RefObject<HTMLInputElement | null>;
}

/** The key of the reference that a member stands for; none where a member is a name of its own. */
export const keyOf = ({ keyedBy = [] }: List<unknown>): string | undefined =>
  keyedBy.length === 1 ? keyedBy[0] : undefined;

/** Adds the member that stands for a target. */
export const addKeyed = (
  store: FormStore,
  path: string,
  list: List<unknown>,
  id: Id,
  after: string | null,
  values: Readonly<Record<string, unknown>>,
): void => {
  const value = { ...(newMember(list, id) as object), ...values };
  applyEdits(store, [{ op: 'add', path: joinPath(path, memberToken(id)), after, value }]);
};

/** Adds one of the targets that the list does not have yet. */
export function AddTarget({ list, path, shown, onAdd, field }: AddTargetProps) {
  const key = keyOf(list) ?? '';
  const read = useCallback((session: EditSession) => targetsOf(session, list, path, key), [list, path, key]);
  const targets = useFormSelector('', read);
  const taken = new Set(shown.map(({ id }) => id));
  const label = formListsTexts.addTo(list.label.toLowerCase());
  const [typed, setTyped] = useState('');
  return (
    <Select
      {...(field !== undefined && { ref: field })}
      className={styles.target ?? ''}
      aria-label={label}
      placeholder={label}
      inputMode="search"
      clearable={false}
      value={null}
      data={targets.flatMap(({ id, name }) => (taken.has(String(id)) ? [] : [{ value: String(id), label: name }]))}
      searchValue={typed}
      onSearchChange={setTyped}
      onChange={value => {
        // The value stays none, so nothing else clears what was typed.
        setTyped('');
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
