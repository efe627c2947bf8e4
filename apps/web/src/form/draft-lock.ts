/**
 * Waits until no page of this browser works on a draft, then works on it: resolves with what gives it up again. A page
 * that goes away gives up all it has. Where the browser has no locks, everybody gets one.
 */
export const lockDraft = (id: string, signal: AbortSignal): Promise<() => void> =>
  new Promise((resolve, reject) => {
    if (!('locks' in navigator)) return resolve(() => {});
    const held = Promise.withResolvers<void>();
    navigator.locks
      .request(`draft ${id}`, { signal }, () => {
        resolve(held.resolve);
        return held.promise;
      })
      .catch(reject);
  });
