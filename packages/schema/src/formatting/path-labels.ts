import { childField, type Field, fieldAt, type ValueTexts } from '../field/index.ts';
import { isList, type List } from '../kinds/index.ts';
import { isMemberToken, joinTokens, memberId, splitPath, tokenKey, valueAt } from '../path/index.ts';
import { isArray } from '../value/index.ts';
import { displayNameOf } from './display-names.ts';
import { formatValueOf } from './format-value.ts';
import type { Names } from './names.ts';

/**
 * One label of a path: the label of a field, or of a list whose member follows; a member by its own name, or by the
 * name that another row gives it; `lentInside` is such a member inside another, as a size is inside a pricing scheme.
 */
export interface PathSegment {
  readonly text: string;
  readonly as: 'label' | 'list' | 'member' | 'lent' | 'lentInside';
}

/**
 * Returns a path as labels, for breadcrumbs and the list of changes: `['Pizza', 'Margherita', 'Price']`. Members are
 * shown by name; the list above a named member, and `quiet` groups, add no label. A path that the definition does not
 * have ends in the raw text of its tokens.
 */
export const pathLabelsAt = (
  texts: ValueTexts,
  field: Field,
  doc: unknown,
  path: string,
  companions: Names['companions'] = {},
): string[] => pathLabels(texts, { definition: field, documents: [doc], companions }, path);

/** The same with names from several documents: a member that one lacks has its name in the next. */
export const pathLabels = (texts: ValueTexts, names: Names, path: string): string[] =>
  pathSegments(texts, names, path).map(word => word.text);

/** The same with the role of each label, and with names from several documents. */
export const pathSegments = (texts: ValueTexts, names: Names, path: string): PathSegment[] => {
  const tokens = splitPath(path);
  const words: PathSegment[] = [];
  let here: Field | undefined = names.definition;
  let values = names.documents;
  let lends = false;
  tokens.forEach((token, index) => {
    const word: PathSegment | undefined =
      here === undefined ? raw(token) : segmentFor(texts, names, here, values, tokens, index);
    if (word !== undefined) words.push(word.as === 'lent' && lends ? { ...word, as: 'lentInside' } : word);
    if (here !== undefined && isList(here)) lends = here.nameFrom !== undefined;
    here = here && childField(here, token);
    values = values.map(value => valueAt(value, `/${token}`));
  });
  return words;
};

const segmentFor = (
  texts: ValueTexts,
  names: Names,
  parent: Field,
  values: readonly unknown[],
  tokens: readonly string[],
  index: number,
): PathSegment | undefined => {
  const [token = '', next] = tokens.slice(index);
  const path = joinTokens(tokens.slice(0, index + 1));
  const child = childField(parent, token);
  if (child === undefined) return raw(token);
  if (isList(parent)) return memberSegment(texts, names, parent, values, path);
  if (parent.kind.keying === 'set')
    return { text: formatValueOf(texts, names, child, memberId(token), path), as: 'member' };
  if (parent.kind.children?.(parent)[0]?.[0] === '*') return raw(token);
  if (child.omitFromPath) return undefined;
  if (!isList(child) || next === undefined || !isMemberToken(next)) return { text: child.label, as: 'label' };
  return tellsAlone(child) ? undefined : { text: child.label, as: 'list' };
};

const memberSegment = (
  texts: ValueTexts,
  { definition, documents, companions }: Names,
  list: List<unknown>,
  values: readonly unknown[],
  path: string,
): PathSegment | undefined => {
  const token = path.slice(path.lastIndexOf('/') + 1);
  const as = list.nameFrom === undefined ? 'member' : 'lent';
  const inside = `/${token}`;
  const members = values.find(value => valueAt(value, inside) !== undefined) ?? values.find(isArray);
  // A single price under one pricing scheme needs no "Default" in front of it; the only size that has run out is named.
  if (as === 'lent' && list.initial.length > 0 && isArray(members) && members.length === 1) return undefined;
  const member = valueAt(members, inside) ?? { id: memberId(token) };
  // A member may still exist where the row that gives its name was removed, so every document is searched.
  const shown = documents.map(document =>
    displayNameOf(texts, definition, document, list, { member, path, companions }),
  );
  const nameless = displayNameOf(texts, definition, undefined, list, { member: { id: memberId(token) } });
  return { text: shown.find(text => text !== nameless) ?? nameless, as };
};

/** Members with a number or a day instead of a name are ambiguous without their list. */
const tellsAlone = (list: List<unknown>): boolean =>
  list.nameFrom !== undefined || fieldAt(list.item, `/${list.namePath}`)?.kind.name !== 'number';

const raw = (token: string): PathSegment =>
  isMemberToken(token) ? { text: memberId(token), as: 'member' } : { text: tokenKey(token), as: 'label' };
