import { type Check, type Field, type Kind, type Meta, make } from '../field/index.ts';
import { tokenKey } from '../path/index.ts';
import { isRecord, own } from '../value/index.ts';

/** Built-in rows have numbers, added ones text; both are compared as text everywhere. */
export type Id = string | number;

/** The identity of a member of a list, or the number of a row elsewhere. Never edited. */
export interface Identity extends Field<Id> {
  readonly kind: Kind<'id', Identity>;
  /** The id of the member around the list of this one: it changes when the member gets another parent. */
  readonly ofParent?: true;
}

export const idField = (meta: Meta & Pick<Identity, 'ofParent'> = { label: 'Id' }): Identity =>
  make<Identity>({ ...meta, kind: idKind });

/** The same where all ids are texts: those of the database. */
export const textIdField = (): Field<string> => make<Field<string>>(idField());

/** Returns a member as it is inside another parent: its fields that hold the id of the parent follow. */
export const withParentId = (item: Field, member: unknown, parent: unknown): unknown => {
  if (!isRecord(member) || !isId(parent)) return member;
  const keys = (item.kind.children?.(item) ?? []).flatMap(([token, field]) => {
    const key = tokenKey(token);
    return isIdentity(field) && field.ofParent === true && own(member, key) !== undefined ? [key] : [];
  });
  return keys.length === 0 ? member : { ...member, ...Object.fromEntries(keys.map(key => [key, parent])) };
};

const isIdentity = (field: Field): field is Identity => field.kind === idKind;

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
