import { getAt } from '@commissary/document';
import { type Condition, equal, meets, scopeOf } from '@commissary/schema';
import { useCallback, useRef, useSyncExternalStore } from 'react';
import type { FieldState } from './field-state.ts';
import { useForm } from './form-context.ts';
import type { FormStore } from './form-store.ts';
import { effectiveOf } from './opened.ts';
import { contentOf, type Session } from './session.ts';

/** The state of one place of the document. The component draws again only when something at that place changes. */
export const useMember = (path: string): FieldState => {
  const { store } = useForm();
  const subscribe = useCallback((listener: () => void) => store.subscribe(path, listener), [store, path]);
  return useSyncExternalStore(subscribe, () => store.state(path));
};

/** Something read from the session, asked again when anything at or around the path changes. */
export const useSelected = <T>(path: string, select: (session: Session) => T): T =>
  useSelectedIn(useForm().store, path, select);

/** What was read last, from which session, and by which reading: another reading of the same session may find another value. */
export interface Selected<T> {
  readonly session: Session;
  readonly select: (session: Session) => T;
  readonly value: T;
}

export const selectedFrom = <T>(
  session: Session,
  select: (session: Session) => T,
  last: Selected<T> | null,
): Selected<T> => {
  if (last !== null && last.session === session && last.select === select) return last;
  const value = select(session);
  return { session, select, value: last !== null && equal(last.value, value) ? last.value : value };
};

/** The same, for the parts around a form that hold its store. What is read may be a new object each time: equal is same. */
export const useSelectedIn = <T>(store: FormStore, path: string, select: (session: Session) => T): T => {
  const last = useRef<Selected<T> | null>(null);
  const subscribe = useCallback((listener: () => void) => store.subscribe(path, listener), [store, path]);
  return useSyncExternalStore(subscribe, () => {
    last.current = selectedFrom(store.session(), select, last.current);
    return last.current.value;
  });
};

/** A path that only an edit of everything touches. */
export const nowhere = '/';

/** Whether a condition holds in the group at `path`; without a condition it does. */
export const useCondition = (path: string, condition: Condition | undefined): boolean =>
  useSelected(condition === undefined ? nowhere : `${scopeOf(condition, path)}/${condition.path}`, session =>
    condition === undefined ? true : meets(condition, valueIn(session, scopeOf(condition, path))),
  );

/** The value at a path as it is edited now. */
export const valueIn = (session: Session, path: string): unknown =>
  getAt(effectiveOf(session.opened, contentOf(session)), path);
