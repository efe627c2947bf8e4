import { createHash } from 'node:crypto';
import type { LocationPreview, PreviewSet } from '@commissary/contract';
import { memoByIdentity } from '@commissary/schema';

export interface PreviewSets<P extends LocationPreview> {
  add(preview: P): void;
  all(): PreviewSet<P>[];
}

/**
 * Collects equal previews once, with the positions of their locations among those that were asked for: what is saved at
 * the company and differs nowhere is one preview, however many locations there are.
 */
export const createPreviewSets = <P extends LocationPreview>(locationIds: readonly string[]): PreviewSets<P> => {
  const positions = new Map(locationIds.map((id, position) => [id, position]));
  const sets = new Map<string, { readonly preview: Omit<P, 'locationId'>; readonly at: number[] }>();
  return {
    add: ({ locationId, ...preview }) => {
      const position = positions.get(locationId);
      if (position === undefined) return;
      const key = keyOf(preview);
      const known = sets.get(key);
      if (known === undefined) sets.set(key, { preview, at: [position] });
      else known.at.push(position);
    },
    all: () => [...sets.values()].map(({ preview, at }) => ({ ...preview, at: rangesOf(at) })),
  };
};

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
