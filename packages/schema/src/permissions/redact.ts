import { createFieldPredicate, type Field } from '../field/index.ts';
import {
  type AnsweredSecret,
  answerSecret,
  hasRestrictedFields,
  isSecret,
  isStoredSecret,
  isWrittenSecret,
  takeSecret,
} from '../kinds/index.ts';
import { memberToken, tokenKey } from '../path/index.ts';
import { isRecord, own } from '../value/index.ts';

/** Whether the reader holds a permission, at the tenant of the document. */
export type HasPermission = (permission: string) => boolean;

/** What a response may contain of a stored secret. */
export type LookUpSecret = (id: string) => Omit<AnsweredSecret, 'set'> | undefined;

/**
 * Returns what a user may see of a value: fields without their read permission are absent, stored secrets have their
 * response form. The only function in which a secret leaves its stored form. The same object when nothing was removed.
 */
export const redact = (
  field: Field,
  value: unknown,
  may: HasPermission,
  lookUp: LookUpSecret = () => undefined,
): unknown => {
  if (value === undefined || (field.read !== undefined && !may(field.read))) return undefined;
  if (isSecret(field)) return answerSecret(value, lookUp);
  if (!hasRestrictedFields(field)) return value;
  return field.kind.map?.(field, value, (child, inner) => redact(child, inner, may, lookUp)) ?? value;
};

/**
 * Restores what the sender could not see: `restoreUnreadable(f, head, redact(f, head, may), may)` equals `head`, and a
 * save of anything else leaves the unreadable fields of the head unchanged. Members are matched by id.
 */
export const restoreUnreadable = (field: Field, head: unknown, sent: unknown, may: HasPermission): unknown => {
  if (field.read !== undefined && !may(field.read)) return head;
  return mapAlongside(field, head, sent, (child, before, after) => restoreUnreadable(child, before, after, may));
};

/** Stores a new value of the secret at a path, and returns its id. */
export type PutSecret = (value: string, path: string) => string;

/**
 * Converts sent secrets to their stored form: kept from the head, replaced or cleared. Everything else stays the same.
 * `path` is the path of the value.
 */
export const takeSecrets = (field: Field, head: unknown, sent: unknown, put: PutSecret, path = ''): unknown =>
  isSecret(field)
    ? takeSecret(field, head, sent, value => put(value, path))
    : mapAlongside(field, head, sent, (child, before, after, token) =>
        takeSecrets(child, before, after, put, `${path}/${token}`),
      );

/** Returns the secrets to which a value refers, each with its path. */
export const storedSecrets = (field: Field, value: unknown, path = ''): readonly SecretAtPath[] => {
  const found: SecretAtPath[] = [];
  eachSecret(field, value, path, (one, at) => {
    if (isStoredSecret(one)) found.push({ id: one.$secret, path: at });
  });
  return found;
};

/** Whether a value has a secret that a save would write or clear. Only the server reads stored ones. */
export const sendsSecrets = (field: Field, value: unknown): boolean => {
  let sends = false;
  eachSecret(field, value, '', one => {
    sends ||= isWrittenSecret(one);
  });
  return sends;
};

/** Values that cannot contain a secret are not walked. */
const eachSecret = (
  field: Field,
  value: unknown,
  path: string,
  visit: (value: unknown, path: string) => void,
): void => {
  if (value === undefined || !holdsSecret(field)) return;
  if (isSecret(field)) visit(value, path);
  field.kind.map?.(field, value, (child, inner, token) => {
    eachSecret(child, inner, `${path}/${token}`, visit);
    return inner;
  });
};

export interface SecretAtPath {
  readonly id: string;
  readonly path: string;
}

const holdsSecret = createFieldPredicate(isSecret);

const mapAlongside = (
  field: Field,
  head: unknown,
  sent: unknown,
  each: (child: Field, head: unknown, sent: unknown, token: string) => unknown,
): unknown => {
  if (sent === undefined || !hasRestrictedFields(field)) return sent;
  const find = createMemberLookup(head);
  return field.kind.map?.(field, sent, (child, inner, token) => each(child, find(token), inner, token)) ?? sent;
};

/** Finds children of a value by token, members through one index. */
export const createMemberLookup = (value: unknown): ((token: string) => unknown) => {
  if (!Array.isArray(value)) return token => own(value, tokenKey(token));
  const members = new Map<string, unknown>();
  for (const member of value) {
    const id = isRecord(member) ? own(member, 'id') : member;
    if (typeof id === 'string' || typeof id === 'number') members.set(memberToken(id), member);
  }
  return token => members.get(token);
};
