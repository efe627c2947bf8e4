import { messages } from '@commissary/catalog';
import { useCallback, useEffect, useRef } from 'react';
import { connection, whenOnline } from '../session/connection.ts';
import { notifyUntilDone } from './notify.ts';

/**
 * A save that is asked for without a line is kept, said, and sent once when the line is back, as the form stands then; the
 * notice takes it back. `save` is true when it is saved; so is the answer here, and false while it waits.
 */
export const useSaveWhenOnline = (save: () => Promise<boolean>): (() => Promise<boolean>) => {
  const takeBack = useRef(() => {});
  const newest = useRef(save);
  useEffect(() => {
    newest.current = save;
  }, [save]);
  useEffect(() => () => takeBack.current(), []);
  const attempt = useCallback(async (): Promise<boolean> => {
    takeBack.current();
    if (connection.get()) {
      const isSaved = await newest.current();
      // A line that broke meanwhile may have swallowed the answer: sent again, it merges like any other save.
      if (isSaved || connection.get()) return isSaved;
    }
    const stop = whenOnline(() => {
      takeBack.current();
      void attempt();
    });
    const close = notifyUntilDone(messages.offline.kept, {
      act: { text: messages.offline.takeBack, run: () => takeBack.current() },
    });
    takeBack.current = () => {
      takeBack.current = () => {};
      stop();
      close();
    };
    return false;
  }, []);
  return attempt;
};

/** Whether a call came to its end; what it failed with is said by the call itself. */
export const isSent = (call: Promise<unknown>): Promise<boolean> =>
  call.then(
    () => true,
    () => false,
  );
