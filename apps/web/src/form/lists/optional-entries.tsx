import { formListsTexts, formTexts } from '@commissary/catalog';
import { apply } from '@commissary/document';
import {
  type Group,
  isGroup,
  isReference,
  isSet,
  joinPath,
  keyToken,
  type List,
  memberPath,
  type Reference,
} from '@commissary/schema';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { effectiveOf } from '../../snapshot/index.ts';
import { setValue } from '../actions/index.ts';
import { contentOf, type EditSession } from '../edit-session/index.ts';
import styles from '../fields/group-rows.module.css';
import { fieldElementId, offeredTargets, useFieldState, useForm } from '../state/index.ts';

export interface OptionalEntriesProps {
  readonly list: List<unknown>;
  readonly path: string;
  readonly children: ReactNode;
}

/**
 * A list of entries that may be absent, as the sizes of an item: then every target counts with all of its options, and
 * a button stores them as entries, from which some can be taken away.
 */
export function OptionalEntries({ list, path, children }: OptionalEntriesProps) {
  const { store } = useForm();
  const { value, locked } = useFieldState(path);
  const absent = value === undefined;
  const name = list.label.toLowerCase();
  const change = () => setValue(store, path, absent ? entriesOfTargets(store.session(), list, path) : undefined);
  return (
    <div id={fieldElementId(path)} data-path={path}>
      <div className={`${styles.absent} row wrap align-center justify-between gap-4 gap-x-16 line-above`}>
        <span>
          {list.label}{' '}
          <span className="text-12 tone-3">{absent ? formListsTexts.allOfThem : formTexts.groupPresent}</span>
        </span>
        {locked === undefined && (
          <Button variant="default" onClick={change}>
            {absent ? formTexts.changeGroup(name) : formTexts.resetGroup(name)}
          </Button>
        )}
      </div>
      {!absent && children}
    </div>
  );
}

/** An entry for each target of the list, with every option in each of its sets. */
const entriesOfTargets = (session: EditSession, { item }: List<unknown>, path: string): readonly object[] => {
  if (!isGroup(item)) return [];
  const { id } = item.shape;
  if (id === undefined || !isReference(id)) return [];
  const { definition } = session.opened;
  const document = effectiveOf(session.opened, contentOf(session));
  const entries = offeredTargets(definition, document, id, joinPath(memberPath(path, 'any'), 'id')).map(target => ({
    id: target.id,
  }));
  const sets = setsOf(item);
  // What an entry offers depends on the entry itself.
  const within = apply(document, [{ op: 'set', path, value: entries }]);
  return entries.map(entry => {
    const at = memberPath(path, String(entry.id));
    const options = (of: Reference, key: string) =>
      offeredTargets(definition, within, of, joinPath(at, keyToken(key))).map(option => option.id);
    return { ...entry, ...Object.fromEntries(sets.map(([key, of]) => [key, options(of, key)])) };
  });
};

const setsOf = ({ shape }: Group<unknown>): readonly (readonly [string, Reference])[] =>
  Object.entries(shape).flatMap(([key, field]) =>
    isSet(field) && isReference(field.item) ? [[key, field.item] as const] : [],
  );
