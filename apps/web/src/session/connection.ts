import { createStore } from '../ui/store.ts';

/** Whether the browser is online. Says nothing about whether the server can be reached. */
export const connection = createStore<boolean>(navigator.onLine);

window.addEventListener('online', () => connection.set(true));
window.addEventListener('offline', () => connection.set(false));

/** Calls back once, when the browser is online again; returns the function that cancels. */
export const whenOnline = (act: () => void): (() => void) => {
  const stop = connection.subscribe(() => {
    if (!connection.get()) return;
    stop();
    act();
  });
  return stop;
};
