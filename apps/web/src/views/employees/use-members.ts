import { fieldAt, isList, memberPath } from '@commissary/schema';
import { useCallback } from 'react';
import { addMember, removeMember, setValue } from '../../form/actions/index.ts';
import type { EditSession } from '../../form/edit-session/index.ts';
import { newId, useEditSession, useFormSelector, valueIn } from '../../form/state/index.ts';

/** The members of a list of the record, and what a user does to them. */
export interface Members<T> {
  readonly members: readonly (T & { readonly id: string })[];
  readonly add: (values?: Partial<T>) => void;
  readonly remove: (id: string) => void;
  readonly set: (id: string, field: keyof T & string, value: unknown) => void;
}

export const useMembers = <T extends { readonly id: string | number }>(path: string): Members<T> => {
  const { store } = useEditSession();
  const select = useCallback((session: EditSession) => membersIn<T>(session, path), [path]);
  const members = useFormSelector(path, select);
  return {
    members,
    add: (values = {}) => {
      const list = fieldAt(store.session().opened.definition, path);
      if (list !== undefined && isList(list)) addMember(store, path, list, newId(), members.at(-1)?.id ?? null, values);
    },
    remove: id => removeMember(store, memberPath(path, id)),
    set: (id, field, value) => setValue(store, `${memberPath(path, id)}/${field}`, value),
  };
};

// The definition of the record says what its values are.
const membersIn = <T extends { readonly id: string | number }>(session: EditSession, path: string) =>
  ((valueIn(session, path) ?? []) as readonly T[]).map(member => ({ ...member, id: String(member.id) }));
