import { type Field, frozen, type Names } from '@commissary/schema';
import type { LoadedSnapshot, RowVersions } from './loaded-document.ts';

/** A record that is saved as a whole with its version, described in the field language. */
export interface VersionedRecord<T = unknown> {
  readonly definition: Field<T>;
  /** Empty while the record is not saved yet. */
  readonly id: string;
  readonly version: number;
  /** Where it consists of several rows that others can change one by one: the version of each, by id. */
  readonly rows?: RowVersions | undefined;
  readonly value: T;
}

/**
 * A record as an edit session opens it: a document that has one level and nothing above it. `related` has the names of what
 * it points at.
 */
export const snapshotFromRecord = (
  { definition, id, version, rows, value }: VersionedRecord,
  related: Names['companions'] = {},
): LoadedSnapshot => ({
  definition,
  level: 'company',
  base: frozen(value),
  group: null,
  own: [],
  versions: { baseId: id, base: version, overrideId: '', override: 0, groupId: null, group: null, rows },
  permissions: new Set(),
  related,
});
