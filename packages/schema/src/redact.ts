import type { Field } from './field.ts';
import { isGuarded } from './guarded.ts';
import { isRecord, own } from './json.ts';
import { type AnsweredSecret, answerSecret, isSecret, takeSecret } from './kinds/secret.ts';
import { memberToken, tokenKey } from './path.ts';

/** Whether the reader holds a right, at the tenant whose document it is. */
export type May = (permission: string) => boolean;

/** What an answer may say about a stored secret. */
export type LookUpSecret = (id: string) => Omit<AnsweredSecret, 'set'> | undefined;

/**
 * What a person may see of a value: fields without their read right are absent, stored secrets become answers.
 * The one place where a secret leaves its stored form. The same object when nothing had to go.
 */
export const redact = (field: Field, value: unknown, may: May, lookUp: LookUpSecret = () => undefined): unknown => {
  if (value === undefined || (field.read !== undefined && !may(field.read))) return undefined;
  if (isSecret(field)) return answerSecret(value, lookUp);
  if (!isGuarded(field)) return value;
  return field.kind.map?.(field, value, (child, inner) => redact(child, inner, may, lookUp)) ?? value;
};

/**
 * Puts back what the sender could not see: `restoreUnreadable(f, head, redact(f, head, may), may)` equals `head`, and a
 * save of anything else leaves the unreadable fields of the head as they are. Members are matched by id.
 */
export const restoreUnreadable = (field: Field, head: unknown, sent: unknown, may: May): unknown => {
  if (field.read !== undefined && !may(field.read)) return head;
  return beside(field, head, sent, (child, before, after) => restoreUnreadable(child, before, after, may));
};

/**
 * Brings sent secrets to their stored form: kept from the head, replaced (`put` stores the value and answers its id) or
 * cleared. Everything else stays as it is.
 */
export const takeSecrets = (field: Field, head: unknown, sent: unknown, put: (value: string) => string): unknown =>
  isSecret(field)
    ? takeSecret(head, sent, put)
    : beside(field, head, sent, (child, before, after) => takeSecrets(child, before, after, put));

const beside = (
  field: Field,
  head: unknown,
  sent: unknown,
  each: (child: Field, head: unknown, sent: unknown) => unknown,
): unknown => {
  if (sent === undefined || !isGuarded(field)) return sent;
  const find = finder(head);
  return field.kind.map?.(field, sent, (child, inner, token) => each(child, find(token), inner)) ?? sent;
};

/** Looks children up by token, members through one index. */
const finder = (value: unknown): ((token: string) => unknown) => {
  if (!Array.isArray(value)) return token => own(value, tokenKey(token));
  const members = new Map<string, unknown>();
  for (const member of value) {
    const id = isRecord(member) ? own(member, 'id') : member;
    if (typeof id === 'string' || typeof id === 'number') members.set(memberToken(id), member);
  }
  return token => members.get(token);
};
