import { attachedIndexes, findMember, isArray, own, type PathStep, parsePath } from '@commissary/schema';

/** Returns the value at a path, or undefined when the document has none. The first member wins when two share an id. */
export const getAt = (doc: unknown, path: string): unknown => getAtSteps(doc, parsePath(path));

export const getAtSteps = (doc: unknown, steps: readonly PathStep[]): unknown => {
  const kept = attachedIndexes(doc);
  let value = doc;
  for (const step of steps) {
    if ('key' in step) value = own(value, step.key);
    else value = isArray(value) ? findMember(value, step.id, kept) : undefined;
    if (value === undefined) return undefined;
  }
  return value;
};
