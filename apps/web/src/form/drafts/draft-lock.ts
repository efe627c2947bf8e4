/**
 * Waits until no other page of this browser works on a draft, then locks it; resolves with the function that releases
 * the lock. A page that is closed releases all its locks. Where the browser has no locks, every caller gets one.
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
