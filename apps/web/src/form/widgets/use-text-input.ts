import { type ChangeEvent, useState } from 'react';

interface Typed {
  readonly text: string;
  readonly value: unknown;
}

/**
 * Lets somebody type freely while the document gets the value that the text stands for: "8." stays on screen although
 * the document says 8.00. A value that came from elsewhere, by undo for one, takes the place of what was typed.
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
