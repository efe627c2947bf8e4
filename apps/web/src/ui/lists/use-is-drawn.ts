import { useEffect, useState } from 'react';

/** Whether the component was drawn before: what is not seen at first is drawn then, in a task of its own. */
export const useIsDrawn = (): boolean => {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    const later = setTimeout(() => setDrawn(true));
    return () => clearTimeout(later);
  }, []);
  return isDrawn;
};
