import type { Field } from './field.ts';
import { isArray } from './json.ts';
import { isList, type List } from './kinds/list.ts';
import { memberName } from './names.ts';
import { isMemberToken, memberId, splitPath, tokenKey } from './path.ts';
import { valueAt } from './value-at.ts';
import { type Names, wordsOf } from './value-words.ts';
import { childField, fieldAt } from './walk.ts';

/**
 * A word of a path: the label of a field, or of a list whose member follows; a member by its own name, or by the name
 * that another row lends it; `lentInside` is such a member inside another, as a size is inside a pricing scheme.
 */
export interface PathWord {
  readonly text: string;
  readonly as: 'label' | 'list' | 'member' | 'lent' | 'lentInside';
}

/**
 * A path in words, for breadcrumbs and the list of changes: `['Pizza', 'Margherita', 'Price']`. Members go by their
 * name; the list above a named member, and groups that are `quiet`, say nothing. A path that the definition does not
 * know ends in the raw words of its tokens.
 */
export const labelsAt = (field: Field, doc: unknown, path: string): string[] =>
  labelsAmong({ definition: field, documents: [doc] }, path);

/** The same with names from several documents: a member that one lacks goes by its name in the next. */
export const labelsAmong = (names: Names, path: string): string[] => wordsOnPath(names, path).map(word => word.text);

/** The same with the part that each word plays, and with names from several documents. */
export const wordsOnPath = (names: Names, path: string): PathWord[] => {
  const tokens = splitPath(path);
  const words: PathWord[] = [];
  let here: Field | undefined = names.definition;
  let values = names.documents;
  let lends = false;
  tokens.forEach((token, index) => {
    const word: PathWord | undefined =
      here === undefined ? raw(token) : wordFor(names, here, values, token, tokens[index + 1]);
    if (word !== undefined) words.push(word.as === 'lent' && lends ? { ...word, as: 'lentInside' } : word);
    if (here !== undefined && isList(here)) lends = here.namedBy !== undefined;
    here = here && childField(here, token);
    values = values.map(value => valueAt(value, `/${token}`));
  });
  return words;
};

const wordFor = (
  names: Names,
  parent: Field,
  values: readonly unknown[],
  token: string,
  next: string | undefined,
): PathWord | undefined => {
  const child = childField(parent, token);
  if (child === undefined) return raw(token);
  if (isList(parent)) return memberWord(names, parent, values, token);
  if (parent.kind.keying === 'set') return { text: wordsOf(names, child, memberId(token)), as: 'member' };
  if (parent.kind.children?.(parent)[0]?.[0] === '*') return raw(token);
  if (child.quiet) return undefined;
  if (!isList(child) || next === undefined || !isMemberToken(next)) return { text: child.label, as: 'label' };
  return tellsAlone(child) ? undefined : { text: child.label, as: 'list' };
};

const memberWord = (
  { definition, documents }: Names,
  list: List<unknown>,
  values: readonly unknown[],
  token: string,
): PathWord | undefined => {
  const as = list.namedBy === undefined ? 'member' : 'lent';
  const path = `/${token}`;
  const members = values.find(value => valueAt(value, path) !== undefined) ?? values.find(isArray);
  // One price under one pricing scheme needs no "Default" before it.
  if (as === 'lent' && isArray(members) && members.length === 1) return undefined;
  const member = valueAt(members, path) ?? { id: memberId(token) };
  // A member may stay where the row that lends its name is gone, so every document is asked.
  const texts = documents.map(document => memberName(definition, document, list, member));
  const nameless = memberName(definition, undefined, list, { id: memberId(token) });
  return { text: texts.find(text => text !== nameless) ?? nameless, as };
};

/** Members that go by a number or a day, and not by a name of their own, say too little without their list. */
const tellsAlone = (list: List<unknown>): boolean =>
  list.namedBy !== undefined || fieldAt(list.item, `/${list.named}`)?.kind.name !== 'number';

const raw = (token: string): PathWord =>
  isMemberToken(token) ? { text: memberId(token), as: 'member' } : { text: tokenKey(token), as: 'label' };
