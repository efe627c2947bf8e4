import { expect } from 'vitest';

/**
 * Set-up of every test: a poll that ends without what it expects says what it waited for. Its own text is enough, as in
 * “Waited for () => shownAddress()”; a message says more. Those of `expect.element`, no arrow functions, name their
 * locator themselves.
 */
const { poll } = expect;
const pollThatSays: typeof poll = (awaited, options) =>
  poll(awaited, /^async function/.test(`${awaited}`) ? options : { message: `Waited for ${awaited}`, ...options });
// It is read before every file, and all files of a worker share one `expect`.
if (poll.name !== pollThatSays.name) expect.poll = pollThatSays;
