import { type Field, type Kind, make } from '../field.ts';
import type { Condition, Meta } from '../meta.ts';
import type { Option } from './choice.ts';
import { checkId, type Id, idJson } from './id.ts';
import { isToken } from './set.ts';

/** What becomes of a reference when its target is removed: its entry goes with it, or only the reference is emptied. */
export type OnDelete = 'drop-entry' | 'unset';

/**
 * The id of a member of a list elsewhere. `to` is the definition path of that list, `/departments` or
 * `/departments/[]/categories`, with `settings:` before it when the list is in another document.
 */
export interface Reference extends Field<Id> {
  readonly kind: Kind<'reference', Reference>;
  readonly to: string;
  readonly onDelete: OnDelete;
  /** Empty text, or one of `also`: what the reference starts with, and what it goes back to without its target. */
  readonly initial: string;
  /** Targets that are always there, in front of the members. */
  readonly extraOptions: readonly Option[];
  /** Of several documents of one name, the field beside this one whose value says which: the id of a menu. */
  readonly documentIdField?: string;
  /** Which members a form offers, by a condition inside them. */
  readonly filter?: Condition;
  /** The target is a set of words, and the reference is one of them. */
  readonly targetsStrings: boolean;
}

type Options = Partial<Pick<Reference, 'initial' | 'extraOptions' | 'documentIdField' | 'filter' | 'targetsStrings'>>;

export const reference = (meta: Meta & Options & { to: string; onDelete: OnDelete }): Reference =>
  make<Reference>({ initial: '', extraOptions: [], targetsStrings: false, ...meta, kind: referenceKind });

/** Narrows to a reference, for the traversals that follow them. */
export const isReference = (field: Field): field is Reference => field.kind === referenceKind;

/** Whether it leads into another document. */
export const isCrossDocument = (field: Reference): boolean => field.to.includes(':');

/** Whether a value points at a member at all: not when it is empty, and not at what is always there. */
export const pointsAtMember = (field: Reference, value: unknown): value is Id =>
  (typeof value === 'number' || (typeof value === 'string' && value !== '')) &&
  !field.extraOptions.some(option => option.value === value);

const referenceKind: Kind<'reference', Reference> = {
  name: 'reference',
  keying: 'atomic',
  initial: field => field.initial,
  json: field =>
    field.targetsStrings ? { type: 'string', maxLength: 64, pattern: '^(?:\\S(?:.{0,62}\\S)?)?$' } : idJson,
  format: (field, value) =>
    value === '' ? 'Not set' : (field.extraOptions.find(option => option.value === value)?.label ?? String(value)),
  check: field => (value, at) => {
    // Empty text is "nothing chosen"; whether that is enough is a rule of the document.
    if (value === '') return;
    if (!field.targetsStrings) checkId(value, at);
    else if (typeof value !== 'string') at.report('type');
    else if (!isToken(value)) at.report('bad-id');
  },
};
