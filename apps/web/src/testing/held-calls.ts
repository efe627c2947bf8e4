import { vi } from 'vitest';

/** Holds every call whose address contains this part until the returned function is called. */
export const holdCalls = (part: string): (() => void) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const send = window.fetch.bind(window);
  const spy = vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    if ((input instanceof Request ? input.url : String(input)).includes(part)) await promise;
    return send(input, init);
  });
  return () => {
    spy.mockRestore();
    resolve();
  };
};
