import { identityMap } from '@commissary/schema';

/**
 * The body of a response that is computed from a cached value: the same object as long as the value is cached. So its
 * bytes are encoded and compressed once.
 */
export const cachedBody = <K extends object, B extends object>(kept: K, make: (kept: K) => B): B => {
  // Only results of this same `make` are returned: each cached value has one caller that computes its body.
  const known = bodies.get(kept) as B | undefined;
  if (known !== undefined) return known;
  const body = make(kept);
  bodies.set(kept, body);
  keptBodies.add(body);
  return body;
};

export const isCached = (body: object): boolean => keptBodies.has(body);

const bodies = identityMap<object, object>();
const keptBodies = new WeakSet<object>();
