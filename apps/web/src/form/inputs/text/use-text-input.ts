import { type ChangeEvent, useRef, useState } from 'react';
import { commitAfterPaint } from './pending-commits.ts';

interface Typed {
  readonly text: string;
  readonly value: unknown;
  /** The document has the value; until then the text counts, whatever the document has. */
  readonly isCommitted: boolean;
}

/**
 * Lets the user type freely while the document gets the value of the text: "8." stays on screen although the document
 * has 8.00. A value from another source, such as undo, replaces the typed text. A typed character is painted first:
 * only the input is rendered for it, and the document follows.
 */
export const useTextInput = (
  value: unknown,
  toText: (value: unknown) => string,
  toValue: (text: string) => unknown,
  onChange: (value: unknown, typing: boolean) => void,
  onDone: () => void,
) => {
  const [typed, setTyped] = useState<Typed | null>(null);
  const latest = useRef<Typed | null>(null);
  const commit = useRef<(() => void) | null>(null);
  const isShown = typed !== null && (!typed.isCommitted || Object.is(typed.value, value));
  return {
    value: isShown ? typed.text : toText(value),
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      const text = event.currentTarget.value;
      const isWaiting = latest.current !== null;
      latest.current = { text, value: toValue(text), isCommitted: false };
      setTyped(latest.current);
      if (isWaiting) return;
      commit.current = commitAfterPaint(() => {
        const last = latest.current;
        latest.current = null;
        if (last === null) return;
        onChange(last.value, true);
        setTyped({ ...last, isCommitted: true });
      });
    },
    onBlur: () => {
      commit.current?.();
      setTyped(null);
      onDone();
    },
  };
};
