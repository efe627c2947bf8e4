import { type Change, type MigrationStep, migrateChanges } from '@commissary/document';
import {
  definitionPath,
  type Field,
  fieldAt,
  keyToken,
  memoByIdentity,
  pathsAbove,
  validateValue,
} from '@commissary/schema';

/** What a draft contains under paths of its document. */
interface DraftContent {
  readonly own: readonly Change[];
  readonly past: readonly (readonly Change[])[];
  readonly present: readonly Change[];
  readonly future: readonly (readonly Change[])[];
  readonly sections: Readonly<Record<string, unknown>>;
  readonly kept: readonly string[];
}

interface DraftOfKnownFields<D> {
  readonly draft: D;
  /** How many of the changes were made to fields that the definition no longer has. */
  readonly omitted: number;
}

/**
 * A draft without the fields that its definition no longer has: it was stored by an earlier version of the console, and
 * could not be saved. The same draft when it has none.
 */
export const withKnownFields = <D extends DraftContent>(definition: Field, draft: D): DraftOfKnownFields<D> => {
  const { own, past, present, future, sections, kept } = draft;
  const unknown = new Set([own, ...past, present, ...future].flat().flatMap(change => unknownIn(definition, change)));
  if (unknown.size === 0) return { draft, omitted: 0 };
  const steps = [...unknown].map((path): MigrationStep => ({ op: 'drop', path }));
  const known = (list: readonly Change[]) => migrateChanges(list, steps);
  return {
    draft: {
      ...draft,
      own: known(own),
      past: past.map(known),
      present: known(present),
      future: future.map(known),
      sections: Object.fromEntries(
        Object.entries(sections).filter(([key]) => fieldAt(definition, `/${keyToken(key)}`)),
      ),
      kept: kept.filter(path => fieldAt(definition, path) !== undefined),
    },
    omitted: present.filter(change => unknownIn(definition, change).length > 0).length,
  };
};

/** The paths of unknown fields, as a definition names them, at a change, above it, or in its value. */
const unknownIn = (definition: Field, change: Change): readonly string[] => {
  const { path } = change;
  const field = fieldAt(definition, path);
  if (field === undefined) {
    const missing = [...pathsAbove(path), path].find(one => fieldAt(definition, one) === undefined);
    return [definitionPath(missing ?? path)];
  }
  // Only an object has fields inside.
  if (!('value' in change) || typeof change.value !== 'object' || change.value === null) return [];
  return unknownInside(field, change.value).map(inside => definitionPath(path + inside));
};

/** Computed once for a value: each undo step of a draft repeats what the steps before it changed, whole menus too. */
const unknownInside = memoByIdentity((field: Field, value: unknown): readonly string[] =>
  validateValue(field, value).flatMap(issue => (issue.code === 'unknown-field' ? issue.path : [])),
);
