import { api } from '../api/index.ts';
import type { Store } from '../ui/index.ts';

/** Without a network the server may still respond, as one on the same machine does: it has sent the page. */
let responds = true;

const askServer = async () => {
  responds = false;
  responds = await api.system.health().then(
    () => true,
    () => false,
  );
  // Whatever waits for the network goes on.
  if (responds) dispatchEvent(new Event('online'));
};

/** Whether calls can be made: the browser is online, or the server responds nevertheless. */
export const connection: Pick<Store<boolean>, 'get' | 'subscribe'> = {
  get: () => navigator.onLine || responds,
  subscribe: listener => {
    // Once, however many listen, and before them.
    addEventListener('offline', askServer);
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
