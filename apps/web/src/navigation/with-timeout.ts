import { chunkLoadTimeoutMs } from '@commissary/domain';

/** A chunk that does not load in time fails like one that cannot be loaded. */
export const withTimeout = async <T>(chunk: Promise<T>): Promise<T> => {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('the part of the page did not arrive in time')), chunkLoadTimeoutMs);
  try {
    return await Promise.race([chunk, promise]);
  } finally {
    clearTimeout(timer);
  }
};
