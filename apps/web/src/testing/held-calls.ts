import { vi } from 'vitest';

/** Holds every call whose address contains this part until the returned function is called. */
export const holdCalls = (part: string): (() => void) => hold(part, (passed, send) => passed.then(send));

/** Holds the answers to such calls: the server has them at once. */
export const holdAnswers = (part: string): (() => void) =>
  hold(part, async (passed, send) => {
    const answer = await send();
    await passed;
    return answer;
  });

type Send = () => Promise<Response>;

const hold = (part: string, held: (passed: Promise<void>, send: Send) => Promise<Response>): (() => void) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const fetched = window.fetch.bind(window);
  const spy = vi.spyOn(window, 'fetch').mockImplementation((input, init) => {
    const send = () => fetched(input, init);
    return (input instanceof Request ? input.url : String(input)).includes(part) ? held(promise, send) : send();
  });
  return () => {
    spy.mockRestore();
    resolve();
  };
};
