import type { Field } from '../field/index.ts';
import { published } from '../kinds/index.ts';
import { type PathTree, pathTreeOf } from '../path/index.ts';
import { affectsDocumentIds, repeatedIdsAt } from './document-ids.ts';
import type { Issue } from './issue.ts';
import { affectsReferenceScopes, referencesOutOfScopeAt } from './reference-scopes.ts';
import { UniqueValueIndex } from './unique-value-index.ts';
import { ChangeValidator, type FoundIssues } from './validate-changes.ts';
import { brokenRulesAt } from './whole-document-rules.ts';

/** Validates one state of a document after the other, as a session edits it. */
export interface IncrementalValidator {
  /**
   * Returns what `validateChanges` returns for the same document and paths. `changed` are the paths at which the document
   * differs from that of the call before; without them, everything is validated again.
   */
  issues(document: unknown, paths: readonly string[], changed?: readonly string[]): Issue[];
}

interface Validated {
  readonly issues: Issue[];
  readonly document: unknown;
  readonly paths: readonly string[];
  readonly found: Map<PathTree, FoundIssues>;
  readonly repeated: readonly Issue[];
  readonly outOfScope: readonly Issue[];
}

/**
 * Returns a validator that remembers the last document: the next one costs what differs from it. The one before it is
 * remembered too, so that to undo and redo a long step costs nothing.
 */
export const createIncrementalValidator = (root: Field): IncrementalValidator => {
  const uniqueValues = new UniqueValueIndex(root);
  let last: Validated | undefined;
  let earlier: Validated | undefined;
  const remembered = (state: Validated): Issue[] => {
    [earlier, last] = [last, state];
    return state.issues;
  };
  return {
    issues: (document, requested, changed) => {
      const known = [last, earlier].find(
        state => state !== undefined && state.document === document && areEqual(state.paths, requested),
      );
      if (known !== undefined) {
        if (known === earlier) [last, earlier] = [earlier, last];
        return known.issues;
      }
      if (requested.length === 0)
        return remembered({ issues: [], document, paths: [], found: new Map(), repeated: [], outOfScope: [] });
      const before = changed === undefined ? undefined : last;
      const paths = before !== undefined && areEqual(before.paths, requested) ? before.paths : requested;
      const found = foundBefore(before, paths);
      const judge = new ChangeValidator(document, found);
      judge.follow(root, document, pathTreeOf(paths), true);
      const affected = [...(changed ?? []), ...(before === undefined ? [] : onlyInOne(before.paths, paths))];
      const repeated =
        before !== undefined && !affectsDocumentIds(root, affected)
          ? before.repeated
          : repeatedIdsAt(root, document, paths);
      const isScopeKept =
        before !== undefined &&
        !affectsReferenceScopes(root, before.document, affected) &&
        !affectsReferenceScopes(root, document, affected);
      const outOfScope = isScopeKept ? before.outOfScope : referencesOutOfScopeAt(root, document, paths);
      const ofValues = [
        ...judge.issues(),
        ...(judge.unique ? uniqueValues.issues(published(root, document)) : []),
        ...repeated,
        ...outOfScope,
      ];
      const issues = [...ofValues, ...brokenRulesAt(root, document, ofValues, paths)];
      return remembered({ issues, document, paths, found, repeated, outOfScope });
    },
  };
};

/** What was found before along paths that are the same now. */
const foundBefore = (before: Validated | undefined, paths: readonly string[]): Map<PathTree, FoundIssues> => {
  if (before === undefined) return new Map();
  if (before.paths === paths) return before.found;
  const found = new Map<PathTree, FoundIssues>();
  keepSame(pathTreeOf(before.paths), pathTreeOf(paths), before.found, found);
  return found;
};

/** Keeps what was found at every step that has the same paths below it as before; returns whether this one has. */
const keepSame = (
  was: PathTree,
  is: PathTree,
  known: ReadonlyMap<PathTree, FoundIssues>,
  found: Map<PathTree, FoundIssues>,
): boolean => {
  let same = was.ends === is.ends && was.size === is.size;
  for (let way = is.first; way !== undefined; way = way.next) {
    const before = was.find(way.token);
    const isKept = before !== undefined && keepSame(before, way, known, found);
    same &&= isKept;
  }
  const issues = same ? known.get(was) : undefined;
  if (issues !== undefined) found.set(is, issues);
  return same;
};

const areEqual = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((path, at) => path === b[at]);

/** The paths that one list has and the other lacks. */
const onlyInOne = (a: readonly string[], b: readonly string[]): readonly string[] => {
  if (a === b) return [];
  const [was, is] = [new Set(a), new Set(b)];
  return [...a.filter(path => !is.has(path)), ...b.filter(path => !was.has(path))];
};
