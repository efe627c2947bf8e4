import { createStore } from '../ui/index.ts';

/** Whether an operation that blocks the whole app is running: the screen is about to show another company. */
export const isBusy = createStore<boolean>(false);

/** Runs an operation under the loading dialog. */
export const withBusyOverlay = async <T>(work: () => Promise<T>): Promise<T> => {
  isBusy.set(true);
  try {
    return await work();
  } finally {
    isBusy.set(false);
  }
};
