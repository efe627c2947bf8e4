import type { Employment } from '@commissary/catalog';
import { type Change, diff } from '@commissary/document';
import { lostMembers } from '@commissary/schema';
import type { DocumentKind, RevisionSource } from '../../store/tables.ts';
import type { Caller } from '../caller.ts';
import { authoriseChanges } from './authorise-changes.ts';
import { amongOthers, besideAt } from './beside.ts';
import type { NewRevision } from './commit.ts';
import { definitions } from './definitions.ts';
import { withDepartmentDates } from './department-dates.ts';
import { logged } from './logged.ts';
import type { Standing } from './place.ts';
import { refuseInvalid } from './refuse-invalid.ts';
import { changed } from './sound.ts';

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
  caller: Caller,
  standing: Standing,
  { head, changes, source }: NextBase,
): Promise<BasePlan> => {
  const { kind, companyId } = standing.place;
  authoriseChanges(kind, 'base', standing.may, head, changes);
  const beside = besideAt(caller.db, { companyId, tenant: null });
  const alone = changed(kind, head, changes);
  const [{ document, issues } = alone] = await amongOthers(caller, [{ kind, effective: alone, beside }]);
  refuseInvalid([...issues, ...lostMembers(definitions[kind].field, head, document)]);
  const next = finished(kind, head, document, caller.now());
  return {
    document: next,
    revision: {
      layer: standing.base,
      content: caller.content.prepareDocument(kind, next),
      document: next,
      changes: diff(head, next, { field: definitions[kind].field }).map(logged),
      ...(source && { source }),
    },
  };
};

/** The dates that the server's clock writes are put in last, and share whatever they do not touch. */
const finished = (kind: DocumentKind, head: unknown, document: unknown, now: Date): unknown =>
  kind === 'employment' ? withDepartmentDates(head as Employment, document as Employment, now) : document;
