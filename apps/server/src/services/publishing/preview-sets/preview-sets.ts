import { createHash } from 'node:crypto';
import type { LocationPreview, PreviewSet } from '@commissary/contract';
import { memoByIdentity } from '@commissary/schema';

type Shared<P> = Omit<P, 'locationId'>;

export interface PreviewSets<P extends LocationPreview> {
  add(locationId: string, preview: Shared<P>): void;
  /**
   * Those of most locations first. Of the changes about so many are listed: none of a document after the one that reaches
   * the number.
   */
  all(most?: number): PreviewSet<P>[];
}

/**
 * Collects equal previews once, with the positions of their locations among those that were asked for: what is saved at
 * the company and differs nowhere is one preview, however many locations there are. One that is the same object is
 * compared with the others once.
 */
export const createPreviewSets = <P extends LocationPreview>(locationIds: readonly string[]): PreviewSets<P> => {
  const positions = new Map(locationIds.map((id, position) => [id, position]));
  const found = new Map<Shared<P>, number[]>();
  return {
    add: (locationId, preview) => {
      const position = positions.get(locationId);
      if (position === undefined) return;
      const known = found.get(preview);
      if (known === undefined) found.set(preview, [position]);
      else known.push(position);
    },
    all: (most = Number.POSITIVE_INFINITY) => {
      const same = [...Map.groupBy(found, ([preview]) => keyOf(preview)).values()];
      const sets = same.flatMap(members => {
        const [first] = members;
        return first === undefined ? [] : { preview: first[0], positions: members.flatMap(([, at]) => at) };
      });
      let left = most;
      const listed = (document: DocumentPreview): DocumentPreview => {
        const { labels: _, ...rest } = document;
        const isListed = left > 0;
        left -= document.changes.length;
        return isListed ? document : { ...rest, changes: [] };
      };
      return sets
        .toSorted((a, b) => b.positions.length - a.positions.length)
        .map(({ preview, positions }) => ({
          ...preview,
          documents: preview.documents.map(listed),
          at: rangesOf(positions),
        }));
    },
  };
};

type DocumentPreview = LocationPreview['documents'][number];

/** Of parts that locations share, a hash that is computed once. */
const keyOf = ({ documents, ...rest }: Omit<LocationPreview, 'locationId'>): string =>
  JSON.stringify([
    rest,
    documents.map(({ changes, labels, findings, ...document }) => [
      document,
      hashOf(changes),
      labels === undefined ? null : hashOf(labels),
      hashOf(findings),
    ]),
  ]);

const hashOf = memoByIdentity((part: object): string =>
  createHash('sha256').update(JSON.stringify(part)).digest('base64'),
);

/** Positions as ranges, in ascending order. */
const rangesOf = (positions: readonly number[]): [number, number][] => {
  const ranges: [number, number][] = [];
  for (const position of positions.toSorted((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last !== undefined && last[1] === position - 1) last[1] = position;
    else ranges.push([position, position]);
  }
  return ranges;
};
