import type { DocumentKind } from '@commissary/catalog';
import { initialStoredDocument } from '../content/index.ts';
import type { UseCaseContext } from '../context/index.ts';
import { permissionsText } from '../documents/index.ts';
import { permissionsOnce } from '../publishing/index.ts';
import { chunk, createTurns } from '../turns/index.ts';

/** Two published documents by their manifests; null: nothing was published before. */
export interface Pair {
  readonly kind: DocumentKind;
  readonly from: string | null;
  readonly to: string;
}

export interface PairDocuments {
  readonly from: unknown;
  readonly to: unknown;
}

interface Place {
  readonly location: Parameters<ReturnType<typeof permissionsOnce>>[0];
  readonly pairs: readonly Pair[];
}

/**
 * Yields locations with their compared documents, and the permissions of the caller there. Locations that have the same
 * two documents share what was compared.
 */
export async function* comparedPairs<P extends Place, C>(
  caller: UseCaseContext,
  places: readonly P[],
  compare: (pair: Pair, documents: PairDocuments, held: ReadonlySet<string>) => C,
): AsyncGenerator<{ readonly place: P; readonly held: ReadonlySet<string>; readonly compared: readonly C[] }> {
  const known = new Map<string, C>();
  const heldAt = permissionsOnce(caller.person);
  const turn = createTurns();
  for (const some of chunk(places)) {
    const manifests = some.flatMap(({ pairs }) => pairs.flatMap(({ from, to }) => (from === null ? to : [from, to])));
    const documents = await caller.content.documents(caller.db, [...new Set(manifests)]);
    for (const place of some) {
      const held = heldAt(place.location);
      const compared = place.pairs.map(pair => {
        const { kind, from, to } = pair;
        const key = `${from ?? kind} ${to} ${permissionsText(held)}`;
        const was = from === null ? initialStoredDocument(kind) : documents.get(from);
        const one = known.get(key) ?? compare(pair, { from: was, to: documents.get(to) }, held);
        known.set(key, one);
        return one;
      });
      yield { place, held, compared };
      await turn();
    }
  }
}
