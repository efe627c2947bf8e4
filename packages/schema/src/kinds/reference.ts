import { type Condition, type Field, type Kind, type Meta, make } from '../field/index.ts';
import { namedTarget } from '../path/index.ts';
import type { Option } from './choice.ts';
import { checkId, type Id, idJson } from './id.ts';
import { isToken } from './set.ts';

/**
 * What happens to a reference when its target is removed: its entry is removed too, or only the reference is emptied.
 */
export type OnDelete = 'drop-entry' | 'unset';

/**
 * The id of a member of a list elsewhere. `to` are targets (`path/target-path.ts`): `/departments`, the categories of
 * the same department `/departments/[.]/categories`, with `settings:` before it when the list is in another document.
 * Of several, the id means the first that has it; a reference into another document has one.
 */
export interface Reference extends Field<Id> {
  readonly kind: Kind<'reference', Reference>;
  readonly to: readonly string[];
  readonly onDelete: OnDelete;
  /** Empty text, or one of `also`: the initial value of the reference, and its value after its target was removed. */
  readonly initial: string;
  /** One of `extraOptions`: the value after its target was removed, where that is not the initial one. */
  readonly whenRemoved?: string;
  /** Targets that always exist, in front of the members. */
  readonly extraOptions: readonly Option[];
  /** Where several documents have one name, the neighboring field whose value names the document: the id of a menu. */
  readonly documentIdField?: string;
  /** Limits the members that a form offers to those of a narrower target; others stay valid. */
  readonly offeredFrom?: string;
  /** Limits the members that a form offers, by a condition inside them. */
  readonly filter?: Condition;
  /** The target is a set of words, and the reference is one of them. */
  readonly targetsStrings: boolean;
}

type Options = Partial<
  Pick<
    Reference,
    'initial' | 'whenRemoved' | 'extraOptions' | 'documentIdField' | 'offeredFrom' | 'filter' | 'targetsStrings'
  >
>;

export const reference = (meta: Meta & Options & { to: string | readonly string[]; onDelete: OnDelete }): Reference =>
  make<Reference>({
    initial: '',
    extraOptions: [],
    targetsStrings: false,
    ...meta,
    to: typeof meta.to === 'string' ? [meta.to] : meta.to,
    kind: referenceKind,
  });

/** The same where the ids of all members are texts: those of the database. */
export const textReference = (options: Parameters<typeof reference>[0]): Field<string> =>
  make<Field<string>>(reference(options));

/** Narrows to a reference, for traversals that follow references. */
export const isReference = (field: Field): field is Reference => field.kind === referenceKind;

/** Whether it points into another document. */
export const isCrossDocument = (field: Reference): boolean =>
  field.to.some(to => namedTarget(to).document !== undefined);

/** Whether a value points at a member: false when it is empty or a target that always exists. */
export const pointsAtMember = (field: Reference, value: unknown): value is Id =>
  (typeof value === 'number' || (typeof value === 'string' && value !== '')) &&
  !field.extraOptions.some(option => option.value === value);

const referenceKind: Kind<'reference', Reference> = {
  name: 'reference',
  keying: 'atomic',
  initial: field => field.initial,
  json: field =>
    field.targetsStrings ? { type: 'string', maxLength: 64, pattern: '^(?:\\S(?:.{0,62}\\S)?)?$' } : idJson,
  format: (field, value, texts) =>
    value === '' ? texts.notSet : (field.extraOptions.find(option => option.value === value)?.label ?? String(value)),
  check: field => (value, at) => {
    // Empty text is "nothing chosen"; a rule of the document decides whether that is allowed.
    if (value === '') return;
    if (!field.targetsStrings) checkId(value, at);
    else if (typeof value !== 'string') at.report('type');
    else if (!isToken(value)) at.report('bad-id');
  },
};
