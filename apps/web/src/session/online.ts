import { createStore } from '../ui/store.ts';

/** Whether the browser has a line at all. It says nothing about the server at the other end. */
export const online = createStore<boolean>(navigator.onLine);

window.addEventListener('online', () => online.set(true));
window.addEventListener('offline', () => online.set(false));

/** Calls back once, when the line is back; returns what takes that back. */
export const onceOnline = (act: () => void): (() => void) => {
  const stop = online.subscribe(() => {
    if (!online.get()) return;
    stop();
    act();
  });
  return stop;
};
