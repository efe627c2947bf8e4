import { useState } from 'react';

/** The idempotency key of an act: trying the same again keeps it, asking for something else makes another. */
export const useIdempotencyKey = (what: string): string => {
  const [kept, setKept] = useState(() => ({ what, key: crypto.randomUUID() }));
  if (kept.what === what) return kept.key;
  const next = { what, key: crypto.randomUUID() };
  setKept(next);
  return next.key;
};
