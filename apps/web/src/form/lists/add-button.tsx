import { formListsTexts } from '@commissary/catalog';
import { hasOwnMembers, type List, matches, parentPath } from '@commissary/schema';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { addNewMember, knownValues } from '../actions/index.ts';
import type { EditSession } from '../edit-session/index.ts';
import type { RowPosition } from '../rows/index.ts';
import { missingToAdd, NEVER, useForm, useFormSelector, valueIn } from '../state/index.ts';
import { AddTarget, addKeyed, keyOf } from './add-target.tsx';
import styles from './list-table.module.css';

interface AddButtonProps {
  readonly list: List<unknown>;
  readonly path: string;
  readonly rows: readonly RowPosition[];
  /** The values of a new member, by key, as the address has them. */
  readonly values: Readonly<Record<string, string>>;
  readonly onAdded: (id: string) => void;
}

/** Adds a member to a list, where that is possible. */
export function AddButton({ list, path, rows, values, onAdded }: AddButtonProps) {
  const { store } = useForm();
  const lacking = useLacking(list, path);
  const add = useAddMember(list, path, rows);
  if (add === null) return null;
  if (lacking !== undefined) return <span className="tone-3 pad-x-20 pad-y-12">{lacking}</span>;
  if (keyOf(list) !== undefined) {
    const shown = rows.filter(isInDocument);
    return (
      <AddTarget
        list={list}
        path={path}
        shown={shown}
        onAdd={(id, _, values) => {
          addKeyed(store, path, list, id, shown.at(-1)?.id ?? null, values);
          onAdded(String(id));
        }}
      />
    );
  }
  return (
    <Button
      className={`${styles.add} rigid`}
      variant="default"
      leftSection={<IconPlus size={15} stroke={1.8} aria-hidden />}
      data-adds={path}
      onClick={() => add(values, onAdded)}
    >
      {formListsTexts.addMember(list.item.label.toLowerCase())}
    </Button>
  );
}

/** What has to exist before a member can be added, while it is missing. */
const useLacking = ({ needs }: List<unknown>, path: string): string | undefined => {
  const parent = parentPath(path) ?? '';
  return useFormSelector(needs === undefined ? NEVER : `${parent}/${needs.list}`, session => {
    if (needs === undefined) return undefined;
    const members = valueIn(session, `${parent}/${needs.list}`);
    return Array.isArray(members) && members.some(member => matches(needs.where, member)) ? undefined : needs.message;
  });
};

/** Adds a member behind those of a list and leads to its name; it gets these values, by key, as an address has them. */
type AddMember = (values: Readonly<Record<string, string>>, onAdded?: (id: string) => void) => void;

/** Null where no member can be added. */
export const useAddMember = (list: List<unknown>, path: string, rows: readonly RowPosition[]): AddMember | null => {
  const { store, newId, show } = useForm();
  const shown = rows.filter(isInDocument);
  if (!mayAdd(store.session(), list, path) || shown.length >= list.max) return null;
  return (values, onAdded) => {
    const known = knownValues(store.session(), path, list, values);
    const member = addNewMember(store, path, list, newId(), shown.at(-1)?.id ?? null, known);
    onAdded?.(member.id);
    show(`${member.path}/${list.customNamePath ?? list.namePath}`);
  };
};

/** Rows that are hidden here, or that wait for their member to return, are not in the document. */
export const isInDocument = ({ state }: RowPosition): boolean => state === 'shown';

export const mayAdd = ({ opened }: EditSession, list: List<unknown>, path: string): boolean =>
  hasOwnMembers(list) && missingToAdd(opened, path) === undefined;
