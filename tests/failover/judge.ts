import { type Mixed, mixedAs } from '../crash/findings.ts';
import type { Figure } from '../proofs/proof.ts';
import { times } from '../proofs/proof.ts';
import type { Replication } from './cluster-config.ts';
import { type PublishedTogether, publishWithLostSave } from './published-together.ts';

/** `etcd stall`: an etcd that answers nobody, as one that has lost its quorum; no server leads until it does. */
export const eventKinds = ['kill', 'switchover', 'freeze', 'etcd stall'] as const;
export type EventKind = (typeof eventKinds)[number];

/** What a run has seen. */
export interface Observed {
  readonly replication: Replication;
  /** Until every server saved again. */
  readonly outages: readonly { readonly kind: EventKind; readonly ms: number }[];
  readonly acknowledged: number;
  /** Of the acknowledged saves. */
  readonly lost: readonly string[];
  readonly publishes: number;
  /** Publishes that were begun, as far as their caller knew, and are nowhere. */
  readonly publishesLost: readonly string[];
  /** Publishes that are there and that nobody asked for once more. */
  readonly publishedTwice: readonly string[];
  readonly visits: number;
  readonly mixed: readonly Mixed[];
  /** At several moments: what one has may be lost before the next. */
  readonly published: readonly PublishedTogether[];
  readonly statuses: ReadonlyMap<number, number>;
  /** Anything else that must not be, whatever the replication is. */
  readonly broken: Readonly<Record<string, readonly string[]>>;
}

/** Nobody waits longer for a network that forgot its connections. */
export const longestFreezeMs = 20_000;

/**
 * What the promise forbids. A leader whose followers may be behind can lose what it has acknowledged; nothing else is
 * excused by it.
 */
export const violationsOf = (seen: Observed): string[] => [
  ...(seen.replication === 'synchronous'
    ? [...named('lost', seen.lost), ...named('publish lost', seen.publishesLost)]
    : []),
  ...named('published twice', seen.publishedTwice),
  ...named('mixed at a terminal', mixedOf(seen).wrong.map(mixedAs)),
  ...Object.entries(seen.broken).flatMap(([what, found]) => named(what, found)),
  ...seen.outages.flatMap(({ kind, ms }) =>
    kind === 'freeze' && ms > longestFreezeMs ? [`freeze: no save for ${Math.round(ms)} ms`] : [],
  ),
  ...(seen.replication === 'asynchronous' && seen.lost.length === 0 && seen.outages.some(({ kind }) => kind === 'kill')
    ? ['nothing was lost, so nothing was proved']
    : []),
  ...(seen.acknowledged === 0 || seen.publishes === 0 || seen.visits === 0 ? ['nothing was at stake'] : []),
];

/** Two documents of different tokens are right at a terminal only where they were published so, because of a loss. */
const mixedOf = ({ replication, mixed, published }: Observed) => {
  const excuses = replication === 'asynchronous' ? published : [];
  const judged = mixed.map(one => ({
    one,
    publish: excuses.map(at => publishWithLostSave(one, at)).find(found => found !== null),
  }));
  return {
    wrong: judged.filter(({ publish }) => publish === undefined).map(({ one }) => one),
    publishes: new Set(judged.flatMap(({ publish }) => publish ?? [])),
  };
};

const named = (what: string, found: readonly string[]): string[] => found.map(one => `${what}: ${one}`);

export const figuresOf = (seen: Observed): Figure[] => [
  ...eventKinds.flatMap((kind): Figure[] => {
    const of = seen.outages.filter(one => one.kind === kind).map(({ ms }) => ms);
    return [
      [`${kind}s`, of.length],
      ['  until every server saved again', times(of)],
    ];
  }),
  ['Acknowledged saves', seen.acknowledged],
  ['  lost', seen.lost.length],
  ['Publishes that ended', seen.publishes],
  ['  lost', seen.publishesLost.length],
  ['  twice', seen.publishedTwice.length],
  ['  published with a lost save', mixedOf(seen).publishes.size],
  ['Check-ins of terminals', seen.visits],
  ['  mixed', mixedOf(seen).wrong.length],
  ...[...seen.statuses].toSorted().map(([status, count]): Figure => [`Answers with ${status}`, count]),
  ...Object.entries(seen.broken).map(([what, found]): Figure => [what, found.length]),
];
