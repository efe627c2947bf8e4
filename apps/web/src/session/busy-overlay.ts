import { createStore } from '../ui/store.ts';

/** Something that everything else has to wait for is under way: what is on screen is about to be another's. */
export const isBusy = createStore<boolean>(false);

/** Does it under the loading dialog. */
export const withBusyOverlay = async <T>(work: () => Promise<T>): Promise<T> => {
  isBusy.set(true);
  try {
    return await work();
  } finally {
    isBusy.set(false);
  }
};
