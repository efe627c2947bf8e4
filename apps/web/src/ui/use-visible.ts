import { useEffect, useState } from 'react';

/** Whether somebody can see the page at all. */
export const useVisible = (): boolean => {
  const [visible, setVisible] = useState(!document.hidden);
  useEffect(() => {
    const look = () => setVisible(!document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return visible;
};
