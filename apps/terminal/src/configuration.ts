import { type DocumentKind, publishedTogether, publishKinds } from '@commissary/catalog';
import type { Assignment, Manifest, TerminalTrouble } from '@commissary/contract';

/** One published document, complete and verified. */
export interface RunningConfiguration extends Assignment {
  readonly document: unknown;
  /** When this terminal began to run it, in epoch milliseconds. */
  readonly since: number;
}

/** What a terminal runs. */
export interface Configuration {
  readonly location: Location | null;
  readonly running: readonly RunningConfiguration[];
  /** What it should run and could not take at its last check-in; the next one reports it. */
  readonly troubles: readonly TerminalTrouble[];
  /** Manifests of what is coming of which everything is on the disk. */
  readonly ahead: readonly string[];
}

export interface Location {
  readonly id: string;
  readonly name: string;
  readonly timeZone: string;
}

/** A manifest with its parts by hash, not verified yet. */
export interface Fetched {
  readonly assignment: Assignment;
  readonly manifest: Manifest;
  readonly parts: ReadonlyMap<string, unknown>;
}

export const nothing: Configuration = { location: null, running: [], troubles: [], ahead: [] };

/** Kinds that go live together are applied together. */
export const units: readonly (readonly DocumentKind[])[] = publishKinds.map(publishedTogether);
