import { useEffect, useState } from 'react';

/** The current time in epoch milliseconds, updated every half minute. */
export const useCurrentTime = (): number => {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
};
