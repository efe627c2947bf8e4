/** What ends a work that takes too long. */
export interface OwnTime {
  readonly signal: AbortSignal;
  end(): void;
}

const ticksOfLimit = 20;

/**
 * Aborts a work in a thread after its own time: what it waits for a thread, and what other calls keep the main thread
 * busy meanwhile, is not counted. A tick is counted once, however late it is.
 */
export const ownTime = (milliseconds: number, hasBegun: () => boolean): OwnTime => {
  const control = new AbortController();
  const tickMs = Math.max(1, milliseconds / ticksOfLimit);
  let spent = 0;
  const timer = setInterval(() => {
    if (hasBegun()) spent += tickMs;
    if (spent >= milliseconds) control.abort();
  }, tickMs);
  timer.unref();
  return { signal: control.signal, end: () => clearInterval(timer) };
};
