import { type Check, type Field, type Kind, type Meta, make } from '../field/index.ts';

/** Built-in rows have numbers, added ones text; both are compared as text everywhere. */
export type Id = string | number;

/** The identity of a member of a list, or the number of a row elsewhere. Never edited. */
export interface Identity extends Field<Id> {
  readonly kind: Kind<'id', Identity>;
}

export const idField = (meta: Meta = { label: 'Id' }): Identity => make<Identity>({ ...meta, kind: idKind });

export const isId = (value: unknown): value is Id =>
  typeof value === 'number' ? Number.isSafeInteger(value) && value >= 0 : typeof value === 'string' && TEXT.test(value);

// Names of JavaScript's own object properties are never ids: ids become keys of maps and tokens of paths.
const TEXT = /^(?!(?:__proto__|constructor|prototype)$)[\w.:-]{1,64}$/;

/** The check shared by ids and references to them. */
export const checkId: Check = (value, at) => {
  if (typeof value !== 'string' && typeof value !== 'number') at.report('type');
  else if (!isId(value)) at.report('bad-id');
};

export const idJson = { type: ['string', 'integer'] } as const;

const idKind: Kind<'id', Identity> = {
  name: 'id',
  keying: 'atomic',
  initial: () => '',
  json: () => idJson,
  format: (_, value) => String(value),
  check: () => checkId,
};
