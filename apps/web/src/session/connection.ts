import { createStore } from '../ui/store.ts';

/** Whether the browser has a line at all. It says nothing about the server at the other end. */
export const connection = createStore<boolean>(navigator.onLine);

window.addEventListener('online', () => connection.set(true));
window.addEventListener('offline', () => connection.set(false));

/** Calls back once, when the line is back; returns what takes that back. */
export const whenOnline = (act: () => void): (() => void) => {
  const stop = connection.subscribe(() => {
    if (!connection.get()) return;
    stop();
    act();
  });
  return stop;
};
