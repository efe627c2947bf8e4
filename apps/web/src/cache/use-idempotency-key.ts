import { useMemo, useState } from 'react';

/** The idempotency key of an action: a retry keeps it, another request gets a new one. */
export const useIdempotencyKey = (what: string): string => {
  const [kept, setKept] = useState(() => ({ what, key: crypto.randomUUID() }));
  if (kept.what === what) return kept.key;
  const next = { what, key: crypto.randomUUID() };
  setKept(next);
  return next.key;
};

/** The same for an action whose request is known only when it is sent. */
export const useIdempotencyKeys = (): ((what: string) => string) =>
  useMemo(() => {
    let kept = { what: '', key: '' };
    return what => {
      if (kept.what !== what) kept = { what, key: crypto.randomUUID() };
      return kept.key;
    };
  }, []);
