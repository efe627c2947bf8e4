import type { LayeredRecord } from '@commissary/contract';

/** A base as a person may read it. */
export interface LoadedBase {
  readonly id: string;
  readonly ver: number;
  readonly savedAt: number | null;
  readonly savedBy: string | null;
  readonly permissions: string[];
  readonly document: Readonly<Record<string, unknown>>;
  readonly name: string;
  readonly description: string;
  readonly template: boolean;
}

/** A base and the lists on top of it as a person may read them. */
export interface LoadedLayers extends LayeredRecord {
  readonly document: Readonly<Record<string, unknown>>;
}
