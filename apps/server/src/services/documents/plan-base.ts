import type { Employment } from '@commissary/catalog';
import { type Change, diff } from '@commissary/document';
import { missingSoftDeleted } from '@commissary/schema';
import type { DocumentKind, RevisionSource } from '../../store/tables.ts';
import type { UseCaseContext } from '../use-case-context.ts';
import { authorizeChanges } from './authorize-changes.ts';
import { toLogEntry } from './change-log-entry.ts';
import type { NewRevision } from './commit.ts';
import { definitions } from './definitions.ts';
import { withDepartmentTimestamps } from './department-timestamps.ts';
import { stateWithChanges } from './document-state.ts';
import type { LayerHeads } from './layer-heads.ts';
import { rejectInvalid } from './reject-invalid.ts';
import { relatedAt, resolveCrossReferences } from './related-documents.ts';

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
 * Judges a change of the company's document: each difference is asked for its right, and the whole must be valid. What the
 * change leaves without a target goes with it, in this document or into another one, and needs no right of its own. Nothing is written.
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
  rejectInvalid([...issues, ...missingSoftDeleted(definitions[kind].field, head, document)]);
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

/** The dates that the server's clock writes are put in last, and share whatever they do not touch. */
const finished = (kind: DocumentKind, head: unknown, document: unknown, now: Date): unknown =>
  kind === 'employment' ? withDepartmentTimestamps(head as Employment, document as Employment, now) : document;
