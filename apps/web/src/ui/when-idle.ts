/** The longest wait: a page in the background, or one with much to do, is not idle for long. */
const longestMs = 1000;
/** How long nothing was asked for: between two typed characters a browser is idle too. */
const quietMs = 200;

export interface IdleTask {
  /** Runs the act once, when nobody asked again for a while and the browser has nothing else to do. */
  readonly request: () => void;
  /** The same without the while. */
  readonly requestNow: () => void;
  readonly cancel: () => void;
}

/** What is costly and not looked at first, such as numbers of a long list. */
export const whenIdle = (act: () => void): IdleTask => {
  let cancel = () => {};
  const requestNow = () => {
    cancel();
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(act);
      cancel = () => clearTimeout(timer);
      return;
    }
    const request = requestIdleCallback(act, { timeout: longestMs });
    cancel = () => cancelIdleCallback(request);
  };
  const request = () => {
    cancel();
    const timer = setTimeout(requestNow, quietMs);
    cancel = () => clearTimeout(timer);
  };
  return { request, requestNow, cancel: () => cancel() };
};
