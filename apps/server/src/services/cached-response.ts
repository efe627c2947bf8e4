/**
 * The body of an answer that is made from something kept in memory: the same object as long as that is kept. So its bytes
 * are made and compressed once.
 */
export const cachedBody = <K extends object, B extends object>(kept: K, make: (kept: K) => B): B => {
  // Only what this very `make` answered is found: each kept thing has one place where its body is made.
  const known = bodies.get(kept) as B | undefined;
  if (known !== undefined) return known;
  const body = make(kept);
  bodies.set(kept, body);
  keptBodies.add(body);
  return body;
};

export const isCached = (body: object): boolean => keptBodies.has(body);

const bodies = new WeakMap<object, object>();
const keptBodies = new WeakSet<object>();
