import { explainProvenance, getAt } from '@commissary/document';
import type { Level } from '@commissary/domain';
import {
  computedValue,
  equal,
  type Field,
  fieldAt,
  groupAround,
  type Issue,
  inheritedAt,
  isReference,
  parentPath,
  publishedForm,
} from '@commissary/schema';
import {
  effectiveOf,
  isPendingAround,
  isPendingInside,
  type LoadedSnapshot,
  layersAbove,
  savedCopy,
} from '../../snapshot/index.ts';
import { contentOf, type EditSession, isUntouched } from '../edit-session/index.ts';
import { type FieldLock, fieldLockAt } from './field-lock.ts';
import { targetsIn } from './reference-targets.ts';

/** Everything that a row of a form shows about one path of a document. Two states are compared field by field. */
export interface FieldState {
  readonly path: string;
  readonly field: Field | undefined;
  /** The value that counts: the stored one, or what is inherited inside the document while there is none. */
  readonly value: unknown;
  /** The path in the document that an absent value is inherited from. */
  readonly inheritedFrom: string | undefined;
  /** How it differs from the value there: `+1.00`. */
  readonly inheritedChange: string | undefined;
  /** The level that sets the value. */
  readonly source: Level;
  /** Set at the level that is edited. */
  readonly overridden: boolean;
  /** The path above that was added or replaced as a whole at this level; only there can it be reset. */
  readonly inside: string | undefined;
  /** The value after a reset, and its source. */
  readonly parentValue: unknown;
  readonly parentSource: Level;
  readonly unsaved: boolean;
  readonly issue: Issue | undefined;
  readonly locked: FieldLock | undefined;
  /** The term that it refers to is no longer allowed: saving empties the field. */
  readonly unset: boolean;
  /** Drift: the value that the level above had when the own value was set. */
  readonly drift: { readonly was: unknown } | undefined;
  /** Saved but not live: the value that the terminals have. */
  readonly unpublished: { readonly live: unknown } | undefined;
}

/** The context of a session: not edited, read by every row. */
export interface Environment {
  /** What is live at the location; `null` at other levels, and where nothing was published yet. */
  readonly live: { readonly value: unknown; readonly since: number } | null;
  /** The issues, by path. */
  readonly issues: ReadonlyMap<string, Issue>;
}

export const fieldState = (session: EditSession, context: Environment, path: string): FieldState => {
  const { opened } = session;
  const content = contentOf(session);
  const document = effectiveOf(opened, content);
  const field = fieldAt(opened.definition, path);
  const stored = getAt(document, path);
  const inherited = stored === undefined ? inheritedAt(opened.definition, document, path) : undefined;
  const read = stored === undefined ? inherited?.value : stored;
  const value = field?.forced ? computedValue(field, read, document, groupAround(path)) : read;
  return {
    path,
    field,
    value,
    inheritedFrom: inherited?.from,
    inheritedChange: inherited?.change,
    unset: unsetHere(opened, document, field, value, path),
    ...sourceOf(session, path),
    unsaved:
      (isPendingInside(opened, content, path) || isPendingAround(opened, content, path)) && !isUntouched(session, path),
    issue: context.issues.get(path),
    locked: fieldLockAt(opened, document, path),
    unpublished: unpublishedAt(opened, context, path),
  };
};

const unsetHere = (
  opened: LoadedSnapshot,
  document: unknown,
  field: Field | undefined,
  value: unknown,
  path: string,
): boolean =>
  field !== undefined &&
  isReference(field) &&
  field.targetsStrings &&
  value !== '' &&
  !targetsIn(opened.definition, document, field.to, path).some(({ id }) => id === value);

type Sourced = Pick<FieldState, 'source' | 'overridden' | 'inside' | 'parentValue' | 'parentSource' | 'drift'>;

const sourceOf = ({ opened, kept, steps }: EditSession, path: string): Sourced => {
  const content = steps.present;
  const above = layersAbove(opened);
  const layers = content.kind === 'list' ? [...above, content.changes] : above;
  const provenance = explainProvenance(opened.base, layers, path);
  const overridden = content.kind === 'list' && provenance.source === above.length;
  return {
    source: levelAt(opened, provenance.source),
    overridden,
    inside: overridden && content.kind === 'list' ? wholeAbove(content.changes, path) : undefined,
    parentValue: content.kind === 'list' ? provenance.inherited : provenance.value,
    parentSource: content.kind === 'list' ? levelAt(opened, provenance.inheritedSource) : 'company',
    drift: overridden && !kept.includes(path) ? provenance.drift : undefined,
  };
};

/** The level that a path would inherit from after a reset here. */
export const parentSourceAt = (session: EditSession, path: string): Level => sourceOf(session, path).parentSource;

/** The name of a layer's position: the base is the company, the own layer is the one that is edited. */
export const levelAt = (opened: LoadedSnapshot, source: number): Level => {
  if (source < 0) return 'company';
  return source < layersAbove(opened).length ? 'group' : opened.level;
};

const wholeAbove = (
  changes: readonly { readonly op: string; readonly path: string }[],
  path: string,
): string | undefined => {
  for (let at = parentPath(path); at !== undefined && at !== ''; at = parentPath(at))
    if (changes.some(change => change.path === at && (change.op === 'add' || change.op === 'set'))) return at;
  return undefined;
};

const unpublishedAt = (opened: LoadedSnapshot, { live }: Environment, path: string): FieldState['unpublished'] => {
  if (live === null) return undefined;
  const saved = getAt(publishedForm(opened.definition, effectiveOf(opened, savedCopy(opened))), path);
  const liveValue = getAt(live.value, path);
  return equal(saved, liveValue) ? undefined : { live: liveValue };
};

/** Whether two states would render the same row. */
export const sameState = (a: FieldState, b: FieldState): boolean =>
  a.value === b.value &&
  a.inheritedFrom === b.inheritedFrom &&
  a.inheritedChange === b.inheritedChange &&
  a.source === b.source &&
  a.overridden === b.overridden &&
  a.inside === b.inside &&
  a.parentSource === b.parentSource &&
  a.unsaved === b.unsaved &&
  equal(a.parentValue, b.parentValue) &&
  equal(a.issue, b.issue) &&
  a.unset === b.unset &&
  equal(a.locked, b.locked) &&
  equal(a.drift, b.drift) &&
  equal(a.unpublished, b.unpublished);
