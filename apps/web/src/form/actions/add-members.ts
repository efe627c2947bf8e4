import { apply, type Edit } from '@commissary/document';
import { type List, newMember, parentPath, withFreeNumbers } from '@commissary/schema';
import { effectiveOf } from '../../snapshot/index.ts';
import { contentOf } from '../edit-session/index.ts';
import type { FormStore } from '../state/index.ts';
import { addition, dependentAdditions, edit, membersAt, nextNumber } from './form-actions.ts';

/** What a new member begins with, by path inside it: `info/name`. */
export type GivenValues = Readonly<Record<string, unknown>>;

/** Adds members behind the last one of a list, in one step. */
export const addMembers = (
  store: FormStore,
  path: string,
  list: List<unknown>,
  { given, last, newId }: { given: readonly GivenValues[]; last: string | null; newId: () => string },
): void => {
  const { definition } = store.session().opened;
  const document = effectiveOf(store.session().opened, contentOf(store.session()));
  const number = nextNumber(store, path, list);
  const others = [...membersAt(store, path)];
  const added: unknown[] = [];
  let after = last;
  const edits = given.flatMap((values, at): readonly Edit[] => {
    const id = number === undefined ? newId() : number.next + at;
    const begun = apply(
      newMember(list, id, others),
      Object.entries(values).map(([inside, value]) => ({ op: 'set', path: `/${inside}`, value })),
    );
    const member = withFreeNumbers(definition, document, list, begun, added);
    added.push(member);
    others.push(member);
    const one = addition(path, member, after);
    after = String(id);
    return [one, ...dependentAdditions(store, path, id)];
  });
  const counted: Edit[] =
    number === undefined ? [] : [{ op: 'set', path: number.path, value: number.next + given.length }];
  const all = [...edits, ...counted];
  edit(store, all, [...new Set(all.map(one => parentPath(one.path) ?? ''))]);
};
