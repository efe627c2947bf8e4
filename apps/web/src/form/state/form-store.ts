import { differingEntries } from '@commissary/document';
import {
  conditionPaths,
  createIncrementalValidator,
  equal,
  type Field,
  fieldAt,
  groupAround,
  type Issue,
  inheritingFields,
  isBelow,
  isReference,
  targetPaths,
  validateChanges,
  widenTarget,
} from '@commissary/schema';
import {
  documentChanges,
  effectiveOf,
  isChanged,
  type LoadedSnapshot,
  pendingChangesOf,
} from '../../snapshot/index.ts';
import { contentOf, type EditSession, openEditSession, untouchedOf } from '../edit-session/index.ts';
import { type Environment, type FieldState, fieldState, sameState } from './field-state.ts';
import { PathWatchers } from './path-watchers.ts';

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
  /**
   * The same for what stands beside the form, such as the number of changes: after an edit of some paths it is called
   * once the edit is painted, with the issues that follow from it.
   */
  follow(path: string, listener: () => void): () => void;
  /**
   * Replaces the session. `touched` lists the paths that differ, and their rows are notified at once; without it
   * everything is, what follows too.
   */
  write(session: EditSession, touched?: readonly string[]): void;
  /**
   * Judges the first changes of a session that will be written, so that the write finds it done: many at once are too
   * long for a page. Nothing is shown, and whatever is written instead is judged as ever.
   */
  judge(session: EditSession, changes: number): readonly Issue[];
  surround(live: Environment['live']): void;
  /** Shows the issues of a server until their paths are edited. */
  report(issues: readonly Issue[]): void;
}

/** `later` runs what follows from an edit, once the edit is painted. */
export const createFormStore = (opened: LoadedSnapshot, later: (act: () => void) => void = act => act()): FormStore => {
  let session = openEditSession(opened);
  let context: Environment = { live: null, issues: new Map() };
  let reported: readonly Issue[] = [];
  const states = new Map<string, FieldState>();
  const stale = new Set<string>();
  const rows = new PathWatchers<string>();
  const listeners = new PathWatchers<() => void>();
  const followers = new PathWatchers<() => void>();
  let unsettled: readonly string[] = [];
  const validator = createIncrementalValidator(opened.definition);
  let validated = session;

  const touch = (paths: readonly string[] | undefined): void => {
    for (const path of rows.watching(paths)) stale.add(path);
    for (const listener of listeners.watching(paths)) listener();
  };

  /** The issues at the first changes of a session. */
  const issuesOf = (next: EditSession, count?: number): readonly Issue[] => {
    const { paths, document } = touchedBy(next);
    const changed = changedBetween(validated, next);
    validated = next;
    return validator.issues(document, paths.slice(0, count), changed);
  };

  /** Judges the session, and returns the paths whose issues are others now. */
  const updateIssues = (): readonly string[] => {
    const before = context.issues;
    const untouched = untouchedOf(session);
    // Nobody has typed into them yet: what they lack is said when they are saved.
    const shown = issuesOf(session).filter(({ path }) => !untouched.some(member => isBelow(path, member.path)));
    const issues = byPath([...shown, ...reported]);
    context = { ...context, issues };
    return [...before.keys(), ...issues.keys()].filter(path => !equal(before.get(path), issues.get(path)));
  };

  const touchAll = (): void => {
    unsettled = [];
    updateIssues();
    touch(undefined);
    for (const follower of followers.watching(undefined)) follower();
  };

  const settle = (): void => {
    if (unsettled.length === 0) return;
    const edited = unsettled;
    unsettled = [];
    const judged = updateIssues();
    touch(judged);
    for (const follower of followers.watching([...edited, ...judged])) follower();
  };

  return {
    session: () => session,
    surroundings: () => context,
    state: path => {
      const known = states.get(path);
      if (known !== undefined && !stale.has(path)) return known;
      const next = fieldState(session, context, path);
      const state = known !== undefined && sameState(known, next) ? known : next;
      if (known === undefined) rows.watch(watchedFor(session.opened.definition, path), path);
      states.set(path, state);
      stale.delete(path);
      return state;
    },
    subscribe: (path, listener) => listenTo(listeners, session, path, listener),
    follow: (path, listener) => listenTo(followers, session, path, listener),
    write: (next, touched) => {
      if (next === session) return;
      session = next;
      reported =
        touched === undefined ? [] : reported.filter(issue => !touched.some(path => related(issue.path, path)));
      if (touched === undefined) return touchAll();
      const isWaiting = unsettled.length > 0;
      unsettled = [...unsettled, ...touched];
      touch(touched);
      if (!isWaiting && touched.length > 0) later(settle);
    },
    judge: issuesOf,
    surround: live => {
      context = { ...context, live };
      touchAll();
    },
    report: issues => {
      reported = issues;
      touchAll();
    },
  };
};

const listenTo = (
  watchers: PathWatchers<() => void>,
  { opened }: EditSession,
  path: string,
  listener: () => void,
): (() => void) => {
  // One function may subscribe several times, and each subscription ends by itself.
  const heard = () => listener();
  return watchers.watch(watchedFor(opened.definition, path), heard);
};

/** The path, and the paths elsewhere that its state depends on. */
const watchedFor = (definition: Field, path: string): readonly string[] => {
  const field = fieldAt(definition, path);
  if (field === undefined) return [path];
  const conditions = [...(field.forced?.when ?? []), ...(field.readOnlyWhen ? [field.readOnlyWhen] : [])];
  const context = groupAround(path);
  return [
    path,
    ...conditions.flatMap(condition => conditionPaths(condition, context)),
    ...(isReference(field) && field.targetsStrings ? field.to.map(widenTarget) : []),
    ...inheritingFields(definition, path).flatMap(({ path: at, targets }) =>
      targets.flatMap(to => targetPaths(to, at)),
    ),
  ];
};

/** The issues of the values that this session touched. */
export const formIssues = (session: EditSession): readonly Issue[] => {
  const { paths, document } = touchedBy(session);
  return validateChanges(session.opened.definition, document, paths);
};

const touchedBy = (session: EditSession) => {
  const { opened } = session;
  const content = contentOf(session);
  const paths = pendingChangesOf(opened, content).map(({ path }) => path);
  return { paths, document: effectiveOf(opened, content) };
};

/** The paths at which the documents of two sessions differ; undefined where they have no saved record in common. */
const changedBetween = (before: EditSession, after: EditSession): readonly string[] | undefined => {
  const { opened } = after;
  if (before.opened !== opened) return undefined;
  // From what is saved, which is compared already: two documents differ at the same paths either way.
  const content = [contentOf(before), contentOf(after)] as const;
  const [was, is] = isChanged(opened, content[1]) ? content : [content[1], content[0]];
  const changes =
    was.kind === 'list' && is.kind === 'list'
      ? differingEntries(was.changes, is.changes)
      : documentChanges(opened.definition, effectiveOf(opened, was), effectiveOf(opened, is));
  return [...new Set(changes.map(({ path }) => path))];
};

const related = (path: string, touched: string): boolean => isBelow(path, touched) || isBelow(touched, path);

const byPath = (issues: readonly Issue[]): ReadonlyMap<string, Issue> =>
  new Map(issues.map(issue => [issue.path, issue]));
