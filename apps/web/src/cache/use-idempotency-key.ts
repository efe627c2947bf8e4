import { useState } from 'react';

/** The idempotency key of an action: a retry keeps it, another request gets a new one. */
export const useIdempotencyKey = (what: string): string => {
  const [kept, setKept] = useState(() => ({ what, key: crypto.randomUUID() }));
  if (kept.what === what) return kept.key;
  const next = { what, key: crypto.randomUUID() };
  setKept(next);
  return next.key;
};
