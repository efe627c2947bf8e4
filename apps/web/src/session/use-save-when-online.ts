import { messages } from '@commissary/catalog';
import { useCallback, useEffect, useRef } from 'react';
import { notifyUntilDone } from '../notifications/index.ts';
import { connection, whenOnline } from './connection.ts';

/**
 * A save that is requested offline is held, shown in a toast, and sent once when the browser is online, with the form's
 * state at that time; the toast can cancel it. `save` resolves to true when it is saved; so does the function returned
 * here, and to false while it waits.
 */
export const useSaveWhenOnline = (save: () => Promise<boolean>): (() => Promise<boolean>) => {
  const cancelQueued = useRef(() => {});
  const newest = useRef(save);
  useEffect(() => {
    newest.current = save;
  }, [save]);
  useEffect(() => () => cancelQueued.current(), []);
  const attempt = useCallback(async (): Promise<boolean> => {
    cancelQueued.current();
    if (connection.get()) {
      const isSaved = await newest.current();
      // A connection that broke meanwhile may have lost the response: sent again, it merges like any other save.
      if (isSaved || connection.get()) return isSaved;
    }
    const stop = whenOnline(() => {
      cancelQueued.current();
      void attempt();
    });
    const close = notifyUntilDone(messages.offline.kept, {
      act: { text: messages.offline.cancelQueued, run: () => cancelQueued.current() },
    });
    cancelQueued.current = () => {
      cancelQueued.current = () => {};
      stop();
      close();
    };
    return false;
  }, []);
  return attempt;
};
