/** What a terminal ran while its two documents, or the departments of one, had different tokens. */
export interface Mixed {
  readonly locationId: string;
  readonly bank: number | null;
  readonly departments: readonly (number | null)[];
  /** By kind, the name of the content. */
  readonly runs: ReadonlyMap<string, string>;
}

export const mixedAs = ({ locationId, bank, departments }: Mixed): string =>
  `${locationId}: ${[...new Set([bank, ...departments])].join(', ')}`;

/** What a run has found. Every list must stay empty. */
export interface Findings {
  readonly lost: string[];
  readonly torn: string[];
  readonly mixed: Mixed[];
  readonly backwards: string[];
  readonly unfinished: string[];
  readonly history: string[];
  readonly errors: string[];
  /** Saves that were rejected because another user had saved: they must happen, or no document was shared. */
  stale: number;
  polls: number;
  publishes: number;
}

export const newFindings = (): Findings => ({
  lost: [],
  torn: [],
  mixed: [],
  backwards: [],
  unfinished: [],
  history: [],
  errors: [],
  stale: 0,
  polls: 0,
  publishes: 0,
});

export const violations = (findings: Findings): string[] =>
  Object.entries(findings).flatMap(([kind, found]) =>
    Array.isArray(found) ? found.map(what => `${kind}: ${typeof what === 'string' ? what : mixedAs(what)}`) : [],
  );
