import { type Applied, type Change, resolve, resolveEdited } from '@commissary/document';
import type { Level } from '@commissary/domain';
import { type Field, type IdentityMap, identityMap, memoByIdentity, type Names } from '@commissary/schema';

/** The versions that a save is made from. */
export interface Versions {
  readonly baseId: string;
  readonly base: number;
  readonly overrideId: string;
  readonly override: number;
  readonly groupId: string | null;
  readonly group: number | null;
  /** Of a record that consists of several rows: the version of each, by id. */
  readonly rows?: RowVersions | undefined;
}

export type RowVersions = Readonly<Record<string, number>>;

/** A document as it was loaded for one level: the saved layers. A revert goes back to them. */
export interface LoadedSnapshot {
  readonly definition: Field;
  readonly level: Level;
  /** The company's document. */
  readonly base: unknown;
  /** The list of the group that a location is in. */
  readonly group: readonly Change[] | null;
  /** The own list of the group or location; empty at company level. */
  readonly own: readonly Change[];
  readonly versions: Versions;
  /** Permissions of the user for this tenant. */
  readonly permissions: ReadonlySet<string>;
  /** The names of what a record points at; of a document, the forms load them. */
  readonly related?: Names['companions'];
}

/** What a session edits: at company level the document, elsewhere the change list on top of the layers above. */
export type WorkingCopy =
  | { readonly kind: 'document'; readonly value: unknown }
  | { readonly kind: 'list'; readonly changes: readonly Change[] };

/** The saved content; the same object for the same record, so that "nothing changed" is a comparison of two objects. */
export const savedCopy = memoByIdentity(
  ({ level, base, own }: LoadedSnapshot): WorkingCopy =>
    level === 'company' ? { kind: 'document', value: base } : { kind: 'list', changes: own },
);

/** The layers between the company's document and the own list, lowest first. */
export const layersAbove = (opened: LoadedSnapshot): readonly (readonly Change[])[] =>
  opened.group === null ? [] : [opened.group];

/** The document of the level above: the values after a reset. */
export const parentOf = memoByIdentity(
  (opened: LoadedSnapshot): unknown => resolve(opened.base, layersAbove(opened)).value,
);

/** The effective document of this level, with the edits in `content`. */
export const effectiveOf = (opened: LoadedSnapshot, content: WorkingCopy): unknown =>
  content.kind === 'document' ? content.value : resolvedOf(opened, content).value;

/**
 * The same with the changes that did not apply; the layer numbers of the report count the group's list first, then the
 * own one.
 */
export const resolvedOf = (opened: LoadedSnapshot, content: WorkingCopy): Applied<unknown> =>
  content.kind === 'document'
    ? { value: content.value, dropped: [] }
    : resolutions
        .getOrCompute(opened, identityMap)
        .getOrCompute(content, () => resolve(opened.base, [...layersAbove(opened), content.changes]));

/** Resolves content that an edit made of other content, at the cost of the edit where that is possible. */
export const resolveAfterEdit = (opened: LoadedSnapshot, before: WorkingCopy, after: WorkingCopy): void => {
  if (before.kind === 'document' || after.kind === 'document') return;
  const resolved = resolutions.getOrCompute(opened, identityMap);
  if (resolved.has(after)) return;
  const known = resolveEdited(parentOf(opened), resolvedOf(opened, before), before.changes, after.changes);
  if (known !== undefined) resolved.set(after, known);
};

const resolutions = identityMap<LoadedSnapshot, IdentityMap<WorkingCopy, Applied<unknown>>>();
