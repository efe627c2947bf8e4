import { type Field, type JsonSchema, jsonSchema, type Kind, type Meta, make, validatorOf } from '../field/index.ts';
import { isMemberToken, memberToken } from '../path/index.ts';
import { type Id, isId } from './id.ts';

/** An array of unique ids, numbers or words; changes name a member by its value. */
export interface SetField<out T> extends Field<T[]> {
  readonly kind: Kind<'set', SetField<unknown>>;
  readonly item: Field<T>;
  readonly initial: readonly T[];
  readonly max: number;
  /** Without members it stands for all of them: it restricts nothing. */
  readonly emptyIsAll?: boolean;
  /** Says to what its owner is restricted; see `restriction.ts`. */
  readonly restricts?: Restricts;
}

/**
 * What the members of a set restrict its owner to. `any`: to what is one of them; without members there is no
 * restriction. `every`: to what has all of them.
 */
export interface Restricts {
  readonly to: 'any' | 'every';
  /**
   * The member that stands for nothing. It is among the members where a removal took one that the restriction needs, so
   * that a removal never lifts it. Null where the last member lifts it.
   */
  readonly nothing: string | null;
  /** The neighbors that restrict the same owner: it applies to what is in one of them, and to all while all are empty. */
  readonly together?: readonly string[];
}

export const set = <T extends Id>(
  meta: Meta & { initial?: readonly T[]; max?: number; emptyIsAll?: boolean; restricts?: Restricts },
  item: Field<T>,
): SetField<T> => make<SetField<T>>({ initial: [], max: 1000, ...meta, kind: setKind, item });

/** A word that a set may hold: any line of text up to 64 characters, without spaces around it. */
export const isToken = (value: unknown): value is string =>
  typeof value === 'string' && TOKEN.test(value) && !RESERVED.has(value);

const TOKEN = /^\S(?:.{0,62}\S)?$/u;
// Members become keys of indexes, so the names of JavaScript's own object properties are not allowed.
const RESERVED: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** A text inside a set is never empty. */
const tokenJson = (json: JsonSchema): JsonSchema =>
  json.type !== 'string' || json.enum !== undefined
    ? json
    : { ...json, pattern: json.pattern === undefined ? TOKEN.source : String(json.pattern).replace(/\?\$$/, '$') };

const isMember = (value: unknown): value is Id => isId(value) || isToken(value);

/** Narrows to a set, for traversals that offer its members elsewhere. */
export const isSet = (field: Field): field is SetField<unknown> => field.kind === setKind;

const setKind: Kind<'set', SetField<unknown>> = {
  name: 'set',
  keying: 'set',
  initial: field => [...field.initial],
  json: field => ({ type: 'array', uniqueItems: true, maxItems: field.max, items: tokenJson(jsonSchema(field.item)) }),
  format: (field, value, texts) =>
    Array.isArray(value) && value.length > 0
      ? texts.listed(value.map(member => field.item.kind.format(field.item, member, texts)))
      : field.emptyIsAll === true
        ? texts.all
        : texts.none,
  children: field => [['[]', field.item]],
  child: (field, token) => (isMemberToken(token) ? field.item : undefined),
  map: (field, value, each) => {
    if (!Array.isArray(value)) return value;
    const next = value.map(member => (isMember(member) ? each(field.item, member, memberToken(member)) : member));
    return next.every((member, index) => member === value[index]) ? value : next.filter(member => member !== undefined);
  },
  check: field => (value, at) => {
    if (!Array.isArray(value)) return at.report('type');
    if (value.length > field.max) at.report('too-many', { max: field.max });
    const seen = new Set<string>();
    for (const member of value) {
      if (!isMember(member)) {
        at.report('bad-id');
        continue;
      }
      at.path.push(memberToken(member));
      if (seen.has(String(member))) at.report('duplicate-id', { id: String(member) });
      else validatorOf(field.item)(member, at);
      at.path.pop();
      seen.add(String(member));
    }
  },
};
