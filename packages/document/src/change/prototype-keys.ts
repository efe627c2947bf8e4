import { isArray, isRecord, own } from '@commissary/schema';

/** Keys that reach an object's prototype in careless code; no path and no value of a change may contain one. */
export const isUnsafeKey = (key: string): boolean =>
  key === '__proto__' || key === 'constructor' || key === 'prototype';

/** Whether no object inside the value has an unsafe key. */
export const hasNoUnsafeKey = (value: unknown): boolean => {
  if (isArray(value)) {
    for (let i = 0; i < value.length; i++) if (!hasNoUnsafeKey(value[i])) return false;
    return true;
  }
  if (!isRecord(value)) return true;
  for (const key in value) {
    if (isUnsafeKey(key)) return false;
    const below = own(value, key);
    if (typeof below === 'object' && !hasNoUnsafeKey(below)) return false;
  }
  return true;
};
