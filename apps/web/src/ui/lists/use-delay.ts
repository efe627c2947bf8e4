import { useEffect, useState } from 'react';

/** True once that much time has passed since the component appeared. */
export const useDelay = (ms: number): boolean => {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return passed;
};
