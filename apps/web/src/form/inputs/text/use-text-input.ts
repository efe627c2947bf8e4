import { type ChangeEvent, useState } from 'react';

interface Typed {
  readonly text: string;
  readonly value: unknown;
}

/**
 * Lets the user type freely while the document gets the value of the text: "8." stays on screen although the document
 * has 8.00. A value from another source, such as undo, replaces the typed text.
 */
export const useTextInput = (
  value: unknown,
  toText: (value: unknown) => string,
  toValue: (text: string) => unknown,
  onChange: (value: unknown, typing: boolean) => void,
  onDone: () => void,
) => {
  const [typed, setTyped] = useState<Typed | null>(null);
  const shown = typed !== null && Object.is(typed.value, value) ? typed.text : toText(value);
  return {
    value: shown,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      const text = event.currentTarget.value;
      const next = toValue(text);
      setTyped({ text, value: next });
      onChange(next, true);
    },
    onBlur: () => {
      setTyped(null);
      onDone();
    },
  };
};
