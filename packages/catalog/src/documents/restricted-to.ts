import { nothingId } from '@commissary/domain';
import { type Id, type Meta, type Reference, type Restricts, restriction, type SetField } from '@commissary/schema';

type Restricted = Meta & { readonly max?: number; readonly together?: readonly string[] };

const nothing = { value: nothingId, label: 'Nothing: the rest was removed' };

/** A set of references to which its owner is restricted: a removal leaves it restricted, to nothing at the end. */
const restrictedTo =
  (to: Restricts['to']) =>
  (meta: Restricted, item: Reference): SetField<Id> =>
    restriction({ ...meta, to, nothing }, item);

/** To what is one of them; while the set is empty there is no restriction. */
export const onlyThese = restrictedTo('any');

/** To what has all of them. */
export const allOfThese = restrictedTo('every');

/** To what is one of them, until a removal takes the last: then it lifts the restriction. */
export const onlyTheseUntilRemoved = (meta: Restricted, item: Reference): SetField<Id> =>
  restriction({ ...meta, to: 'any', nothing: null }, item);
