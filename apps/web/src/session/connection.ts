import type { Store } from '../ui/index.ts';

/** Whether the browser is online. Says nothing about whether the server can be reached. */
export const connection: Pick<Store<boolean>, 'get' | 'subscribe'> = {
  get: () => navigator.onLine,
  subscribe: listener => {
    addEventListener('online', listener);
    addEventListener('offline', listener);
    return () => {
      removeEventListener('online', listener);
      removeEventListener('offline', listener);
    };
  },
};

/** Calls back once, when the browser is online again; returns the function that cancels. */
export const whenOnline = (act: () => void): (() => void) => {
  const stop = connection.subscribe(() => {
    if (!connection.get()) return;
    stop();
    act();
  });
  return stop;
};
