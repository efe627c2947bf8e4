import { useEffect } from 'react';
import { api } from '../api/index.ts';
import { onActivity, sendAfterMs, startedAt } from './keep-alive.ts';

const activities = ['keydown', 'mousedown', 'mousemove', 'touchstart'] as const;

/** Keys and the mouse keep the session of an active user alive, which ends after so many minutes without a call. */
export const useKeepAlive = (idleMinutes: number): void => {
  useEffect(() => {
    let state = startedAt(Date.now());
    const look = () => {
      const next = onActivity(state, Date.now(), sendAfterMs(idleMinutes));
      state = next.state;
      // An expired session needs no handling here: the 401 of the call opens the password prompt.
      if (next.send) api.session.keepAlive().catch(() => {});
    };
    for (const activity of activities) addEventListener(activity, look, { passive: true });
    return () => {
      for (const activity of activities) removeEventListener(activity, look);
    };
  }, [idleMinutes]);
};
