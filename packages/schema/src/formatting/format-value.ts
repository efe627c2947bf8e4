import { type Field, fieldAt, type ValueTexts } from '../field/index.ts';
import { isList, isReference, isTenant, pointsAtMember, type Reference } from '../kinds/index.ts';
import { memberPath, namedTarget } from '../path/index.ts';
import { isRecord, own } from '../value/index.ts';
import { describeDocument } from './describe-document.ts';
import { relatedName, targetNames } from './display-names.ts';
import type { Names } from './names.ts';

/** Formats a value, with references shown by the name of their target; `path` is its path, where it has one. */
export const formatValue = (
  texts: ValueTexts,
  definition: Field,
  document: unknown,
  field: Field,
  value: unknown,
  path?: string,
): string => formatValueOf(texts, { definition, documents: [document] }, field, value, path);

/** Formats the value at a path, whatever its type; `companions` names what references into other documents point at. */
export const formatValueAt = (
  texts: ValueTexts,
  definition: Field,
  document: unknown,
  path: string,
  value: unknown,
  companions: Names['companions'] = {},
): string => {
  const field = fieldAt(definition, path);
  if (field === undefined) return String(value);
  return formatValueOf(texts, { definition, documents: [document], companions }, field, value, path);
};

/** The same with names from several documents. */
export const formatValueOf = (texts: ValueTexts, names: Names, field: Field, value: unknown, path?: string): string => {
  if (value === undefined || value === null) return describeDocument(texts, field, value);
  if (isReference(field))
    return pointsAtMember(field, value)
      ? formatReference(texts, names, field, value, path)
      : describeDocument(texts, field, value);
  if (isTenant(field))
    return relatedName(texts, names.companions, field, value) ?? describeDocument(texts, field, value);
  const item = field.kind.children?.(field)[0]?.[1];
  if (field.kind.keying === 'set' && item !== undefined && isReference(item) && Array.isArray(value)) {
    const members = value.filter(one => pointsAtMember(item, one));
    if (members.length === 0) return describeDocument(texts, field, value);
    return isAtHand(names, item)
      ? texts.listed(members.map(one => formatReference(texts, names, item, one, path && memberPath(path, one))))
      : texts.memberCount(members.length, item.label, field.label);
  }
  if (isMember(field, value)) return nameIn(value) ?? describeDocument(texts, field, value);
  return describeDocument(texts, field, value);
};

/** Whether the names that a value needs are available when it refers to another document. Empty values need none. */
export const isNamedValue = (names: Names, field: Field, value: unknown): boolean => {
  if (value === '' || (Array.isArray(value) && value.length === 0)) return true;
  const item = field.kind.keying === 'set' ? field.kind.children?.(field)[0]?.[1] : field;
  if (item === undefined || !isReference(item) || (item === field && !pointsAtMember(item, value))) return true;
  return isAtHand(names, item);
};

/** Whether the target document of a reference is available; if not, members are counted and not shown by id. */
const isAtHand = ({ companions }: Names, field: Reference): boolean => {
  const document = documentOf(field);
  return document === undefined || companions?.[document] !== undefined;
};

const documentOf = ({ to }: Reference): string | undefined => namedTarget(to[0] ?? '').document;

const formatReference = (
  texts: ValueTexts,
  names: Names,
  field: Reference,
  id: unknown,
  path: string | undefined,
): string => {
  if (id === '') return texts.notSet;
  const document = documentOf(field);
  const there = document === undefined ? names : names.companions?.[document];
  // Without the other document its names are unknown, and an id means nothing to a reader; where the document is given,
  // a missing target was removed.
  if (there === undefined) return texts.memberCount(1, field.label, field.label);
  return nameAmong(texts, there, field, id, path) ?? texts.removedTarget;
};

const nameAmong = (
  texts: ValueTexts,
  { definition, documents }: Names,
  { to }: Reference,
  id: unknown,
  path: string | undefined,
): string | undefined => {
  // A member outside the scope of the reference has its name there, beside the issue.
  for (const place of path === undefined ? [undefined] : [path, undefined])
    for (const document of documents) {
      for (const target of to) {
        const name = targetNames(texts, definition, document, target, place).get(String(id));
        if (name !== undefined) return name;
      }
    }
  return undefined;
};

/** A member is shown by its name only, without the values inside it. */
const isMember = (field: Field, value: unknown): value is Readonly<Record<string, unknown>> =>
  field.kind.keying === 'group' && isRecord(value) && 'id' in value && !isList(field);

const nameIn = (member: Readonly<Record<string, unknown>>): string | undefined => {
  const name = member.name ?? own(member.info, 'name');
  return typeof name === 'string' && name !== '' ? name : undefined;
};
