import { useEffect, useState } from 'react';

/** The longest wait: a page in the background, or one with much to do, is not idle for long. */
const timeout = 500;

/** False until the browser has nothing else to do: what is costly and not seen first waits for it. */
export const useIsIdle = (): boolean => {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    const done = () => setIsIdle(true);
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(done, timeout / 10);
      return () => clearTimeout(timer);
    }
    const request = requestIdleCallback(done, { timeout });
    return () => cancelIdleCallback(request);
  }, []);
  return isIdle;
};
