import type { LocationPreview } from '@commissary/contract';

type DocumentPreview = LocationPreview['documents'][number];

/** One finding, and where it would be published. */
export interface FindingGroup {
  readonly document: DocumentPreview['kind'];
  readonly finding: DocumentPreview['findings'][number];
  readonly locationIds: readonly string[];
}

/** The findings of a publish, equal ones once: first those of most locations. */
export const findingGroups = (previews: readonly LocationPreview[]): readonly FindingGroup[] => {
  const all = [...Map.groupBy(previews, ({ documents }) => documents)].flatMap(([documents, same]) => {
    const locationIds = same.map(({ locationId }) => locationId);
    return documents.flatMap(({ kind, findings }) =>
      findings.map(finding => ({ document: kind, finding, locationIds })),
    );
  });
  const equal = Map.groupBy(all, ({ document, finding }) => JSON.stringify([document, finding]));
  return [...equal.values()]
    .flatMap(same => {
      const [first] = same;
      return first === undefined ? [] : [{ ...first, locationIds: same.flatMap(one => one.locationIds) }];
    })
    .toSorted((a, b) => b.locationIds.length - a.locationIds.length);
};
