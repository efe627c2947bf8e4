import { type Field, type Kind, make } from '../field.ts';
import type { Meta } from '../meta.ts';
import { checkId, type Id, idJson } from './id.ts';

/** What becomes of a reference when its target is removed: its entry goes with it, or only the reference is emptied. */
export type OnRemoved = 'drop-entry' | 'unset';

/**
 * The id of a member of a list elsewhere. `to` is the definition path of that list, `/departments` or
 * `/departments/[]/categories`, with `settings:` before it when the list is in another document.
 */
export interface Reference extends Field<Id> {
  readonly kind: Kind<'reference', Reference>;
  readonly to: string;
  readonly onRemoved: OnRemoved;
}

export const reference = (meta: Meta & { to: string; onRemoved: OnRemoved }): Reference =>
  make<Reference>({ ...meta, kind: referenceKind });

/** Narrows to a reference, for the traversals that follow them. */
export const isReference = (field: Field): field is Reference => field.kind === referenceKind;

const referenceKind: Kind<'reference', Reference> = {
  name: 'reference',
  keying: 'atomic',
  initial: () => '',
  json: () => idJson,
  format: (_, value) => (value === '' ? 'Not set' : String(value)),
  check: () => (value, at) => {
    // Empty text is "nothing chosen"; whether that is enough is a rule of the document.
    if (value !== '') checkId(value, at);
  },
};
