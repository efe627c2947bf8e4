import type { DocumentKind, Employment } from '@commissary/catalog';
import { type Change, diff } from '@commissary/document';
import { missingSoftDeleted } from '@commissary/schema';
import type { RevisionSource } from '../../store/database/index.ts';
import { definitions, stateIssues, stateWithChanges } from '../content/index.ts';
import type { UseCaseContext } from '../context/index.ts';
import { type LayerHeads, relatedAt, resolveCrossReferences } from '../documents/index.ts';
import { authorizeChanges } from './authorize-changes.ts';
import { toLogEntry } from './change-log-entry.ts';
import type { NewRevision } from './commit.ts';
import { withDepartmentTimestamps } from './department-timestamps.ts';
import { issuesHere } from './issues-here.ts';
import { rejectInvalid } from './reject-invalid.ts';

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
 * permission of their own. Writes nothing.
 */
export const planBase = async (
  caller: UseCaseContext,
  standing: LayerHeads,
  { head, changes, source }: NextBase,
): Promise<BasePlan> => {
  const { kind, companyId } = standing.layer;
  authorizeChanges(kind, 'base', standing.may, head, changes);
  const beside = relatedAt(caller.db, { companyId, tenant: null });
  const alone = stateWithChanges(kind, head, changes);
  const [{ document, issues } = alone] = await resolveCrossReferences(caller, [{ kind, effective: alone, beside }]);
  rejectInvalid([
    ...(issues.length === 0 ? [] : issuesHere(stateIssues(kind, head), issues, changes)),
    ...missingSoftDeleted(definitions[kind].field, head, document),
  ]);
  const next = finished(kind, head, document, caller.now());
  return {
    document: next,
    revision: {
      layer: standing.base,
      content: caller.content.prepareDocument(kind, next),
      document: next,
      changes: diff(head, next, { field: definitions[kind].field }).map(toLogEntry),
      ...(source && { source }),
    },
  };
};

/** The dates from the server's clock are set last, and share everything that they do not touch. */
const finished = (kind: DocumentKind, head: unknown, document: unknown, now: Date): unknown =>
  kind === 'employment' ? withDepartmentTimestamps(head as Employment, document as Employment, now) : document;
