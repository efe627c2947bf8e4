import type { LocationPreview } from '@commissary/contract';
import { canonicalJson } from '@commissary/document';

/** What two previews of the same locations differ by. */
export interface ChangesSince {
  /** The later preview with what is new in it alone. */
  readonly added: readonly LocationPreview[];
  /** The number of changes that were in the earlier one alone. */
  readonly removed: number;
}

/** What came in between two previews, among the changes that they list. */
export const changesSince = (before: readonly LocationPreview[], now: readonly LocationPreview[]): ChangesSince => {
  const earlier = new Map(before.map(one => [one.locationId, namesIn(one)]));
  const later = new Map(now.map(one => [one.locationId, namesIn(one)]));
  const added = now.map(one => {
    const known = earlier.get(one.locationId);
    const people = one.people.filter(person => known?.has(canonicalJson(person)) !== true);
    const documents = one.documents.map(document => {
      const changes = document.changes.filter(change => known?.has(nameOf(document, change)) !== true);
      return { ...document, changes, total: changes.length };
    });
    return { ...one, disabled: null, documents, people, peopleTotal: people.length };
  });
  const removed = [...earlier].reduce(
    (sum, [id, names]) => sum + [...names].filter(name => later.get(id)?.has(name) === false).length,
    0,
  );
  return { added, removed };
};

type PreviewedDocument = LocationPreview['documents'][number];

const namesIn = ({ documents, people }: LocationPreview): ReadonlySet<string> =>
  new Set([
    ...documents.flatMap(document => document.changes.map(change => nameOf(document, change))),
    ...people.map(person => canonicalJson(person)),
  ]);

const nameOf = ({ kind }: PreviewedDocument, { was: _, ...change }: PreviewedDocument['changes'][number]): string =>
  `${kind} ${canonicalJson(change)}`;
