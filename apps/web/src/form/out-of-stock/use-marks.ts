import {
  type Field,
  fieldAt,
  isArray,
  isId,
  isList,
  keyToken,
  type List,
  memberPath,
  own,
  stillCounts,
} from '@commissary/schema';
import { useCallback } from 'react';
import { contentOf, type EditSession } from '../edit-session/index.ts';
import { endingKeyOf, rowName } from '../rows/index.ts';
import { useFormSelector, valueIn } from '../state/index.ts';

export interface UseMarksQuery {
  readonly list: List<unknown>;
  readonly marks: readonly string[];
  /** The path of the member. */
  readonly path: string;
}

/** A value that a list says of a member while it counts. */
export interface Mark {
  readonly path: string;
  readonly field: Field;
  readonly value: unknown;
  /** The name of the entry that has it; undefined of a value of the member itself. */
  readonly name: string | undefined;
}

/** The values that count at an instant: those of the member, and those of entries of its lists. */
export const useMarks = ({ list, marks, path }: UseMarksQuery, now: number): readonly Mark[] =>
  useFormSelector(
    path,
    useCallback(
      (session: EditSession) =>
        marks
          .flatMap(inside => marksAt(session, fieldAt(list.item, `/${inside}`), `${path}/${inside}`))
          .filter(({ field, value }) => stillCounts(field, value, now)),
      [list, marks, path, now],
    ),
  );

const marksAt = (session: EditSession, field: Field | undefined, path: string): readonly Mark[] => {
  const value = valueIn(session, path);
  if (field === undefined || value === undefined) return [];
  const key = isList(field) ? endingKeyOf(field) : undefined;
  if (!isList(field) || key === undefined) return [{ path, field, value, name: undefined }];
  const inside = fieldAt(field.item, `/${key}`);
  return (isArray(value) ? value : []).flatMap((entry): readonly Mark[] => {
    const id = own(entry, 'id');
    if (!isId(id) || inside === undefined) return [];
    const at = memberPath(path, id);
    const name = rowName(session.opened, contentOf(session), field, { id: String(id), path: at, state: 'shown' });
    return [{ path: `${at}/${keyToken(key)}`, field: inside, value: own(entry, key), name }];
  });
};
