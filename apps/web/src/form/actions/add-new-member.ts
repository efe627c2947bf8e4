import { type List, validateChanges } from '@commissary/schema';
import { effectiveOf } from '../../snapshot/index.ts';
import { contentOf } from '../edit-session/index.ts';
import { type FormStore, valueIn } from '../state/index.ts';
import { addMember, dependentAdditions, nextNumber } from './form-actions.ts';

/**
 * Adds a member that a person is going to fill in. One that cannot be saved as it is added vanishes when it is left
 * without a key typed into it.
 */
export const addNewMember = (
  store: FormStore,
  path: string,
  list: List<unknown>,
  fresh: string,
  last: string | null,
  values: Readonly<Record<string, unknown>> = {},
): { readonly id: string; readonly path: string } => {
  const counter = nextNumber(store, path, list);
  const dependents = dependentAdditions(store, path, counter?.next ?? fresh).map(one => one.path);
  const member = addMember(store, path, list, fresh, last, values);
  const session = store.session();
  const content = contentOf(session);
  const document = effectiveOf(session.opened, content);
  if (validateChanges(session.opened.definition, document, [member.path]).length === 0) return member;
  const added = { path: member.path, value: valueIn(session, member.path), dependents, counter, added: content };
  store.write({ ...session, fresh: [...session.fresh, added] }, [member.path]);
  return member;
};
