import type { DocumentKind } from '@commissary/catalog';
import { type Change, diff } from '@commissary/document';
import { type Issue, keepRestrictions, missingSoftDeleted, overrideOnlyValues, parentPath } from '@commissary/schema';
import type { RevisionSource } from '../../store/database/index.ts';
import { type ChangedDocument, definitions, stateIssues, stateWithChanges } from '../content/index.ts';
import type { UseCaseContext } from '../context/index.ts';
import { type LayerHeads, relatedAt, resolveCrossReferences } from '../documents/index.ts';
import { authorizeChanges } from './authorize-changes.ts';
import { toLogEntry } from './change-log-entry.ts';
import type { NewRevision } from './commit.ts';
import { issuesHere } from './issues-here.ts';
import { rejectInvalid } from './reject-invalid.ts';
import { withTimestamps } from './timestamps.ts';

export interface NextBase {
  /** The document as it is saved. */
  readonly head: unknown;
  readonly changes: readonly Change[];
  readonly source?: RevisionSource;
}

export interface BasePlan {
  readonly document: unknown;
  readonly revision: NewRevision;
}

/**
 * Validates a change of the company's document: each difference needs its permission, and what it changes must be
 * valid; an issue that the stored document has already rejects no save of something else.
 * References that the change leaves without a target are removed with it, in this document and in others, and need no
 * permission of their own; one that it sets itself must have a target. Writes nothing.
 */
export const planBase = async (
  caller: UseCaseContext,
  heads: LayerHeads,
  { head, changes, source }: NextBase,
): Promise<BasePlan> => {
  const { kind, companyId } = heads.layer;
  authorizeChanges(kind, 'base', heads.may, head, changes);
  const related = relatedAt(caller.db, { companyId, tenant: null });
  const alone = stateWithChanges(kind, head, changes);
  const [{ document, issues } = alone] = await resolveCrossReferences(caller, [{ kind, effective: alone, related }]);
  rejectInvalid([
    ...overrideOnlyValues(definitions[kind].field, changes),
    ...referencesToNothing(kind, head, changes, alone),
    ...(issues.length === 0 ? [] : issuesHere(stateIssues(kind, head), issues, changes)),
    ...missingSoftDeleted(definitions[kind].field, head, document),
  ]);
  const { field } = definitions[kind];
  const next = withTimestamps(field, head, keepRestrictions(field, head, document), caller.now());
  return {
    document: next,
    revision: {
      layer: heads.base,
      content: caller.content.prepareDocument(kind, next),
      document: next,
      changes: diff(head, next, { field: definitions[kind].field }).map(toLogEntry),
      ...(source && { source }),
    },
  };
};

/**
 * The references that the save sets, or adds a member for, such as the price of a size, although nothing had their
 * target: it was removed before. What the save removes itself is no reason, nor is what an added member contains.
 */
const referencesToNothing = (
  kind: DocumentKind,
  head: unknown,
  changes: readonly Change[],
  { gone }: ChangedDocument,
): Issue[] => {
  if (gone.length === 0) return [];
  const given = changes.filter(({ op }) => op === 'set' || op === 'add');
  const paths = new Set(given.map(({ path }) => path));
  const isGiven = (path: string, parent: string | undefined, onDelete: string): boolean =>
    paths.has(path) || (onDelete === 'drop-entry' && parent !== undefined && paths.has(parent));
  return stateWithChanges(kind, head, given)
    .gone.filter(({ path, onDelete }) => isGiven(path, parentPath(path), onDelete))
    .map(({ path }) => ({ path, code: 'not-an-option' }));
};
