import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { type BufferedKeys, bufferKeys } from '../ui/buffered-keys.ts';
import { notify } from './notify.ts';
import { withTimeout } from './with-timeout.ts';

/** What a dialog gets that comes in a file of its own. */
export interface LazyDialogProps {
  /** Called when a field of the dialog has the focus: what was typed since the dialog was asked for, once. */
  readonly begun: () => string;
  readonly onClose: () => void;
}

type Late = ComponentType<LazyDialogProps>;

/**
 * A dialog whose file is loaded when it is first asked for. What is typed until it has the focus is meant for it and
 * reaches no field of the page. Where the file cannot be had, `failed` is said, and everything is as it was before.
 */
export const useLazyDialog = (load: () => Promise<Late>, failed: string) => {
  const [View, setView] = useState<Late | null>(null);
  const [asked, setAsked] = useState(false);
  const held = useRef<BufferedKeys | null>(null);
  const begun = useCallback(() => held.current?.release() ?? '', []);
  const close = useCallback(() => {
    begun();
    setAsked(false);
  }, [begun]);
  const fetched = useCallback(async () => {
    const loaded = await withTimeout(load());
    setView(() => loaded);
  }, [load]);
  const open = useCallback(() => {
    begun();
    held.current = bufferKeys(window, close);
    setAsked(true);
    fetched().catch(error => {
      console.error(failed, error);
      close();
      notify('error', failed);
    });
  }, [begun, close, fetched, failed]);
  useEffect(() => () => void begun(), [begun]);
  /** Loads the file before anybody asks; what fails is tried again when somebody does. */
  const prepare = useCallback(() => void fetched().catch(() => null), [fetched]);
  return { asked, View: asked ? View : null, begun, open, close, prepare };
};
