import type { Failure } from '@commissary/contract';
import { inTurns } from '../turns/index.ts';

/** What of a batch is not stored. */
export interface RefusedOne {
  /** Its place in the batch. */
  readonly index: number;
  /** Null: it has none that can be read. */
  readonly id: string | null;
  readonly code: string;
  readonly path: string;
}

/** What tells one revision from another. */
interface Revision {
  readonly id: string;
  readonly revision: number;
  readonly hash: Uint8Array;
}

interface Kind<Row> {
  /** A row to store, or why it cannot be kept. */
  readonly judge: (sent: unknown) => Row | readonly Failure[];
  /** Returns what is stored where a row was not written. */
  readonly put: (rows: readonly Row[]) => Promise<readonly Revision[]>;
}

/**
 * Stores what a terminal sent, each judged alone, the newest revision of each; returns what is refused: what cannot be kept,
 * and another one of a revision that stands.
 */
export const storeNewest = async <Row extends Revision & { readonly hash: Buffer }>(
  sent: readonly unknown[],
  { judge, put }: Kind<Row>,
): Promise<RefusedOne[]> => {
  const refused: RefusedOne[] = [];
  const newest = new Map<string, { readonly index: number; readonly row: Row }>();
  const compare = (index: number, row: Row, stands: Omit<Revision, 'id'>): void => {
    if (row.revision !== stands.revision || row.hash.equals(stands.hash)) return;
    refused.push({ index, id: row.id, code: 'REVISION_DIFFERS', path: '/revision' });
  };
  for await (const [index, one] of inTurns(sent.entries())) {
    const judged = judge(one);
    if (isRefusal(judged)) {
      refused.push(refusalOf(index, one, judged));
      continue;
    }
    const before = newest.get(judged.id);
    if (before === undefined || judged.revision > before.row.revision) newest.set(judged.id, { index, row: judged });
    else compare(index, judged, before.row);
  }
  for (const stored of await put([...newest.values()].map(({ row }) => row))) {
    const kept = newest.get(stored.id);
    if (kept !== undefined) compare(kept.index, kept.row, stored);
  }
  return refused.toSorted((a, b) => a.index - b.index);
};

const isRefusal = <Row>(judged: Row | readonly Failure[]): judged is readonly Failure[] => Array.isArray(judged);

/** The first reason is enough: nobody types a ticket. */
const refusalOf = (index: number, sent: unknown, [first]: readonly Failure[]): RefusedOne => {
  const id = typeof sent === 'object' && sent !== null && 'id' in sent ? sent.id : null;
  return {
    index,
    id: typeof id === 'string' ? id.slice(0, 64) : null,
    code: first?.code ?? 'INVALID_VALUE',
    path: first?.path ?? '/',
  };
};
