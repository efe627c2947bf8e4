import { equal } from '@commissary/schema';
import { useEffect, useState } from 'react';
import { whenIdle } from '../../ui/index.ts';
import type { EditSession } from '../edit-session/index.ts';
import { useForm } from '../state/index.ts';

/**
 * A value that reads the whole of a long list: undefined at first, and read again when nothing was edited for a
 * while and nothing else is due.
 */
export const useFormSelectorWhenIdle = <T>(path: string, select: (session: EditSession) => T): T | undefined => {
  const { store } = useForm();
  const [value, setValue] = useState<T>();
  const isFirst = value === undefined;
  useEffect(() => {
    const reading = whenIdle(() => {
      const next = select(store.session());
      setValue(last => (equal(last, next) ? last : next));
    });
    if (isFirst) reading.requestNow();
    else reading.request();
    const stop = store.follow(path, reading.request);
    return () => {
      stop();
      reading.cancel();
    };
  }, [store, path, select, isFirst]);
  return value;
};
