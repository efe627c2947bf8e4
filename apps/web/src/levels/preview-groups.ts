import type { LocationPreview } from '@commissary/contract';
import { type Change, canonicalJson } from '@commissary/document';

type DocumentKind = LocationPreview['documents'][number]['kind'];

/** The part of a preview that the changes are in. */
interface Preview extends Pick<LocationPreview, 'locationId'> {
  readonly documents: readonly Pick<LocationPreview['documents'][number], 'kind' | 'changes' | 'total'>[];
  /** Who works there and differs: those that are shown, and the number of all. */
  readonly people?: readonly unknown[];
  readonly peopleTotal?: number;
}

/** One change of a publish, with the document it is in. */
export interface PreviewChange {
  readonly kind: DocumentKind;
  readonly change: Change;
}

/** Changes that are the same at the same locations. */
export interface PreviewGroup {
  readonly locationIds: readonly string[];
  readonly changes: readonly PreviewChange[];
}

/**
 * The changes of a publish, equal ones once: first those of most locations, then those of single locations. Locations
 * that share their documents are read once.
 */
export const previewGroups = (previews: readonly Preview[]): readonly PreviewGroup[] => {
  const sets = [...Map.groupBy(previews, ({ documents }) => documents)];
  const places = new Map<string, { readonly change: PreviewChange; readonly sets: number[] }>();
  for (const [index, [documents]] of sets.entries())
    for (const { kind, changes } of documents)
      for (const change of changes) {
        const key = `${kind} ${saidBy(change)}`;
        const known = places.get(key);
        if (known === undefined) places.set(key, { change: { kind, change }, sets: [index] });
        else known.sets.push(index);
      }
  const groups = Map.groupBy(places.values(), place => place.sets.join(' '));
  return [...groups.values()]
    .map(same => ({
      locationIds: (same[0]?.sets ?? []).flatMap(index => sets[index]?.[1].map(({ locationId }) => locationId) ?? []),
      changes: same.map(({ change }) => change),
    }))
    .toSorted((a, b) => b.locationIds.length - a.locationIds.length);
};

/** The number of changes of a publish, including those that are not shown. */
export const totalChanges = (previews: readonly Preview[]): number =>
  previews.reduce(
    (sum, { documents, peopleTotal = 0 }) => sum + documents.reduce((inner, { total }) => inner + total, peopleTotal),
    0,
  );

/** The number of changes that are not shown. */
export const hiddenChanges = (previews: readonly Preview[]): number =>
  totalChanges(previews) -
  previews.reduce(
    (sum, { documents, people = [] }) =>
      sum + documents.reduce((inner, { changes }) => inner + changes.length, people.length),
    0,
  );

const saidBy = ({ was: _, ...said }: Change): string => canonicalJson(said);
