import { useEffect } from 'react';
import type { SetupDraft } from './setup-draft.ts';

const key = 'commissary.setup';

/** What was typed on this computer before; null when nothing was, or when it is not readable. */
export const storedSetup = (empty: SetupDraft): SetupDraft => {
  try {
    const stored: Partial<SetupDraft> = JSON.parse(localStorage.getItem(key) ?? '{}');
    return { ...empty, ...stored, location: { ...empty.location, ...stored.location } };
  } catch {
    return empty;
  }
};

/** Stores what is typed; the password is no part of it. */
export const useStoredSetup = (draft: SetupDraft): void =>
  useEffect(() => {
    try {
      localStorage.setItem(key, JSON.stringify(draft));
    } catch {
      // A browser may refuse storage; then nothing is stored.
    }
  }, [draft]);

export const forgetSetup = (): void => {
  try {
    localStorage.removeItem(key);
  } catch {
    // As above.
  }
};
