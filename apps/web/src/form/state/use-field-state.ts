import { getAt } from '@commissary/document';
import { type Condition, conditionPaths, equal, type Issue, matches } from '@commissary/schema';
import { useCallback, useRef, useSyncExternalStore } from 'react';
import { effectiveOf } from '../../snapshot/index.ts';
import { contentOf, type EditSession } from '../edit-session/index.ts';
import type { FieldState } from './field-state.ts';
import { useEditSession } from './form-context.ts';
import type { FormStore } from './form-store.ts';

/** The state of one path of the document. The component renders again only when something at that path changes. */
export const useFieldState = (path: string): FieldState => {
  const { store } = useEditSession();
  const subscribe = useCallback((listener: () => void) => store.subscribe(path, listener), [store, path]);
  return useSyncExternalStore(subscribe, () => store.state(path));
};

/** The issue at one path. The component does not render again when anything else changes there. */
export const useIssue = (path: string): Issue | undefined => {
  const { store } = useEditSession();
  const subscribe = useCallback((listener: () => void) => store.subscribe(path, listener), [store, path]);
  return useSyncExternalStore(subscribe, () => store.surroundings().issues.get(path));
};

/** A value that is read from the session, read again when anything at or around one of the paths changes. */
export const useFormSelector = <T>(path: string | readonly string[], select: (session: EditSession) => T): T =>
  useStoreSelector(useEditSession().store, path, select);

/**
 * The same for what stands beside the form: after an edit it is read once the edit is painted, so that a typed
 * character does not wait for it.
 */
export const useFormSelectorAfterPaint = <T>(
  path: string | readonly string[],
  select: (session: EditSession) => T,
): T => useStoreSelectorAfterPaint(useEditSession().store, path, select);

/**
 * The last value, its session and its reading function: another function may read another value from the same session.
 */
export interface StoreSelector<T> {
  readonly session: EditSession;
  readonly select: (session: EditSession) => T;
  readonly value: T;
}

export const storeSelectorOf = <T>(
  session: EditSession,
  select: (session: EditSession) => T,
  last: StoreSelector<T> | null,
): StoreSelector<T> => {
  if (last !== null && last.session === session && last.select === select) return last;
  const value = select(session);
  return { session, select, value: last !== null && equal(last.value, value) ? last.value : value };
};

/**
 * The same, for parts around a form that hold its store. `read` may return a new object each time: an equal one counts
 * as the same.
 */
export const useStoreSelector = <T>(
  store: FormStore,
  path: string | readonly string[],
  select: (session: EditSession) => T,
): T => useSelected(store, store.subscribe, path, select);

/** The same, read once an edit is painted. */
export const useStoreSelectorAfterPaint = <T>(
  store: FormStore,
  path: string | readonly string[],
  select: (session: EditSession) => T,
): T => useSelected(store, store.follow, path, select);

const useSelected = <T>(
  store: FormStore,
  listen: FormStore['subscribe'],
  path: string | readonly string[],
  select: (session: EditSession) => T,
): T => {
  const last = useRef<StoreSelector<T> | null>(null);
  // The same paths may come as another array.
  const paths = typeof path === 'string' ? path : path.join('\n');
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = paths.split('\n').map(one => listen(one, listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
    [listen, paths],
  );
  return useSyncExternalStore(subscribe, () => {
    last.current = storeSelectorOf(store.session(), select, last.current);
    return last.current.value;
  });
};

/** A path that only an edit of everything touches. */
export const NEVER = '/';

/** Whether a condition holds in the group at `path`; without a condition it does. */
export const useCondition = (path: string, condition: Condition | undefined): boolean =>
  useFormSelector(condition === undefined ? NEVER : conditionPaths(condition, path), session =>
    condition === undefined ? true : matches(condition, documentIn(session), path),
  );

/** The value at a path as it is edited now. */
export const valueIn = (session: EditSession, path: string): unknown => getAt(documentIn(session), path);

const documentIn = (session: EditSession): unknown => effectiveOf(session.opened, contentOf(session));
