import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { withTimeout } from '../navigation/index.ts';
import { notify } from '../notifications/index.ts';
import { type BufferedKeys, bufferKeys } from '../ui/index.ts';

/** The properties of a dialog in a chunk of its own. */
export interface LazyDialogProps {
  /** Called when a field of the dialog has the focus: returns once what was typed since the dialog was requested. */
  readonly begun: () => string;
  readonly onClose: () => void;
}

type Late = ComponentType<LazyDialogProps>;

/**
 * A dialog whose chunk is loaded on first use. What is typed until it has the focus is buffered for it and reaches no
 * field of the page. Where the chunk cannot be loaded, `failed` is shown, and everything is as before.
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
  /** Preloads the chunk; a failed load is tried again on use. */
  const prepare = useCallback(() => void fetched().catch(() => null), [fetched]);
  return { asked, View: asked ? View : null, begun, open, close, prepare };
};
