import { isArray, isRecord } from './json.ts';

const freezing = { on: false };

/** Whether documents are frozen from now on. For development and tests: in production it would cost every reader time. */
export const freezeDocuments = (on: boolean): void => {
  freezing.on = on;
};

/**
 * Returns the value itself, called where a document enters: loaded, decoded, or the result of changes. In development
 * and tests, writing into it throws afterwards; a write would make every result that is kept with it wrong. What is
 * frozen already is not visited again, so a change costs what it made.
 */
export const frozen = <T>(value: T): T => {
  if (freezing.on) freeze(value);
  return value;
};

const freeze = (value: unknown): void => {
  if (!(isArray(value) || isRecord(value)) || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const inside of Object.values(value)) freeze(inside);
};
