import {
  conditionPaths,
  type Field,
  fieldAt,
  groupAround,
  type Issue,
  inheritingFields,
  isBelow,
  isMemberToken,
  isReference,
  splitPath,
  targetPaths,
  validateChanges,
  widenTarget,
} from '@commissary/schema';
import { effectiveOf, type LoadedSnapshot, pendingChangesOf } from '../../snapshot/index.ts';
import { contentOf, type EditSession, openEditSession } from '../edit-session/index.ts';
import { type Environment, type FieldState, fieldState, sameState } from './field-state.ts';

/** Holds a session for the rows of a form: each row is notified only of changes at its own path. */
export interface FormStore {
  session(): EditSession;
  surroundings(): Environment;
  /** Returns the state of one path; the same object until something there changes. */
  state(path: string): FieldState;
  /**
   * Calls back whenever something at, above or below the path may have changed. `''` subscribes to everything; `[]` in
   * a path stands for every member there, as in the target of a reference.
   */
  subscribe(path: string, listener: () => void): () => void;
  /** Replaces the session. `touched` lists the paths that differ; without it every row is notified. */
  write(session: EditSession, touched?: readonly string[]): void;
  surround(live: Environment['live']): void;
  /** Shows the issues of a server until their paths are edited. */
  report(issues: readonly Issue[]): void;
}

export const createFormStore = (opened: LoadedSnapshot): FormStore => {
  let session = openEditSession(opened);
  let around: Environment = { live: null, issues: new Map() };
  let reported: readonly Issue[] = [];
  const states = new Map<string, FieldState>();
  const stale = new Set<string>();
  const looks = new Map<string, readonly string[]>();
  const listeners = new Map<string, Set<() => void>>();

  const touch = (paths: readonly string[] | undefined): void => {
    const hit = (path: string): boolean => paths === undefined || paths.some(other => related(path, other));
    const hitOrFollows = (path: string): boolean => hit(path) || looks.get(path)?.some(hit) === true;
    for (const path of states.keys()) if (hitOrFollows(path)) stale.add(path);
    for (const [path, heard] of listeners) if (hitOrFollows(path)) for (const listener of heard) listener();
  };

  const withIssues = (paths: readonly string[] | undefined): readonly string[] | undefined => {
    const before = around.issues;
    const issues = byPath([...formIssues(session), ...reported]);
    around = { ...around, issues };
    if (paths === undefined) return undefined;
    const moved = [...before.keys(), ...issues.keys()].filter(path => before.get(path) !== issues.get(path));
    return [...paths, ...moved];
  };

  return {
    session: () => session,
    surroundings: () => around,
    state: path => {
      const known = states.get(path);
      if (known !== undefined && !stale.has(path)) return known;
      const next = fieldState(session, around, path);
      const state = known !== undefined && sameState(known, next) ? known : next;
      states.set(path, state);
      if (!looks.has(path)) looks.set(path, dependenciesOf(session.opened.definition, path));
      stale.delete(path);
      return state;
    },
    subscribe: (path, listener) => {
      const heard = listeners.get(path) ?? new Set();
      listeners.set(path, heard.add(listener));
      return () => {
        heard.delete(listener);
        if (heard.size === 0) listeners.delete(path);
      };
    },
    write: (next, touched) => {
      if (next === session) return;
      session = next;
      reported =
        touched === undefined ? [] : reported.filter(issue => !touched.some(path => related(issue.path, path)));
      touch(withIssues(touched));
    },
    surround: live => {
      around = { ...around, live };
      touch(undefined);
    },
    report: issues => {
      reported = issues;
      touch(withIssues(issues.map(({ path }) => path)));
    },
  };
};

/** The paths elsewhere that the state of a path depends on. */
const dependenciesOf = (definition: Field, path: string): readonly string[] => {
  const field = fieldAt(definition, path);
  if (field === undefined) return [];
  const conditions = [...(field.forced?.when ?? []), ...(field.readOnlyWhen ? [field.readOnlyWhen] : [])];
  const around = groupAround(path);
  return [
    ...conditions.flatMap(condition => conditionPaths(condition, around)),
    ...(isReference(field) && field.targetsStrings ? field.to.map(widenTarget) : []),
    ...inheritingFields(definition, path).flatMap(({ path: at, targets }) =>
      targets.flatMap(to => targetPaths(to, at)),
    ),
  ];
};

/** The issues of the values that this session touched. */
export const formIssues = (session: EditSession): readonly Issue[] => {
  const content = contentOf(session);
  const paths = pendingChangesOf(session.opened, content).map(({ path }) => path);
  if (paths.length === 0) return [];
  return validateChanges(session.opened.definition, effectiveOf(session.opened, content), paths);
};

const related = (path: string, touched: string): boolean =>
  isBelow(path, touched) || isBelow(touched, path) || (path.includes('/[]') && isAround(path, touched));

/** Whether one path is the other or a prefix of it. */
const isAround = (pattern: string, path: string): boolean => {
  const tokens = splitPath(path);
  return splitPath(pattern).every((step, depth) => {
    const token = tokens[depth];
    return token === undefined || token === step || (step === '[]' && isMemberToken(token));
  });
};

const byPath = (issues: readonly Issue[]): ReadonlyMap<string, Issue> =>
  new Map(issues.map(issue => [issue.path, issue]));
