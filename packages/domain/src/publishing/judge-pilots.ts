/** How many terminals may be so before the rest of a publish is stopped. */
export interface PilotLimit {
  readonly most: number;
  readonly unit: 'terminals' | 'percent';
}

export const pilotMeasures = ['trouble', 'missing', 'silent'] as const;
/**
 * Terminals that report that they could not take the publish; those that were in contact and do not run it; those that were
 * in contact in the hour before and have not been since.
 */
export type PilotMeasure = (typeof pilotMeasures)[number];
export type PilotLimits = Readonly<Record<PilotMeasure, PilotLimit>>;

/** No terminal may be in trouble; one of ten may not have it yet, and two of ten may be switched off. */
export const usualPilotLimits: PilotLimits = {
  trouble: { most: 0, unit: 'terminals' },
  missing: { most: 10, unit: 'percent' },
  silent: { most: 20, unit: 'percent' },
};

/** A terminal at a pilot that was in contact in the hour before the publish went live there. */
export interface PilotBefore {
  readonly terminal: string;
  /** Whether it reported a trouble already. */
  readonly inTrouble: boolean;
}

/** A terminal at a pilot that was in contact since the publish went live there. */
export interface PilotAfter {
  readonly terminal: string;
  readonly runs: boolean;
  /** What it reported of the publish. */
  readonly code: string | null;
}

export interface PilotCounts extends Readonly<Record<PilotMeasure, number>> {
  /** Those that were in contact before or since. */
  readonly terminals: number;
  readonly running: number;
}

export type PilotVerdict = { readonly counts: PilotCounts } & (
  | { readonly act: 'continue' }
  | { readonly act: 'ask' }
  | { readonly act: 'halt'; readonly reason: PilotMeasure }
);

/** How long pilots are watched, in minutes. */
export const soakMinutes = { least: 1, most: 24 * 60, usual: 15 } as const;

/**
 * Whether the rest of a publish may follow its pilots. A trouble that a terminal had before counts for nothing. Where no
 * terminal was in contact, before or since, or the publish is not live at each pilot, nobody can say: it is asked.
 */
export const judgePilots = (
  before: readonly PilotBefore[],
  after: readonly PilotAfter[],
  limits: PilotLimits,
  isLiveEverywhere: boolean,
): PilotVerdict => {
  const heard = new Set(after.map(({ terminal }) => terminal));
  const wasInTrouble = new Set(before.filter(({ inTrouble }) => inTrouble).map(({ terminal }) => terminal));
  const behind = after.filter(({ runs }) => !runs);
  const counts: PilotCounts = {
    terminals: new Set([...heard, ...before.map(({ terminal }) => terminal)]).size,
    running: after.length - behind.length,
    trouble: behind.filter(({ terminal, code }) => code !== null && !wasInTrouble.has(terminal)).length,
    missing: behind.filter(({ code }) => code === null).length,
    silent: before.filter(({ terminal }) => !heard.has(terminal)).length,
  };
  if (counts.terminals === 0) return { act: 'ask', counts };
  const reason = pilotMeasures.find(measure => isOver(counts[measure], limits[measure], counts.terminals));
  if (reason !== undefined) return { act: 'halt', reason, counts };
  return { act: isLiveEverywhere ? 'continue' : 'ask', counts };
};

const isOver = (count: number, { most, unit }: PilotLimit, terminals: number): boolean =>
  unit === 'terminals' ? count > most : count * 100 > most * terminals;
