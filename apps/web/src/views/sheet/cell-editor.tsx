import { sheetTexts } from '@commissary/catalog';
import { useEffect, useRef, useState } from 'react';
import styles from './sheet.module.css';

export interface CellEditorProps {
  readonly label: string;
  /** What stands there at first. */
  readonly text: string;
  /** What can be chosen; undefined where the value is typed. */
  readonly options: readonly string[] | undefined;
  /** The text, and how far down the cursor goes; null takes nothing over. */
  readonly onDone: (text: string | null, down: number) => void;
}

/** The control in a cell: Enter and Tab take it over, Escape leaves the cell as it was. */
export function CellEditor({ label, text, options, onDone }: CellEditorProps) {
  const [typed, setTyped] = useState(() => begunWith(text, options));
  const control = useRef<HTMLInputElement & HTMLSelectElement>(null);
  const left = useRef(false);
  useEffect(() => {
    control.current?.focus();
    // What is typed goes on behind the letter that began it.
    control.current?.setSelectionRange?.(-1, -1);
  }, []);
  const leave = (value: string | null, down: number) => {
    // Focus goes as well when the control is taken away.
    if (left.current) return;
    left.current = true;
    onDone(value, down);
  };
  const shared = {
    ref: control,
    className: styles.editor,
    'aria-label': label,
    value: typed,
    onBlur: () => leave(typed, 0),
    onKeyDown: (event: { readonly key: string; stopPropagation(): void; preventDefault(): void }) => {
      event.stopPropagation();
      if (event.key !== 'Enter' && event.key !== 'Escape' && event.key !== 'Tab') return;
      event.preventDefault();
      leave(event.key === 'Escape' ? null : typed, event.key === 'Enter' ? 1 : 0);
    },
  };
  if (options === undefined)
    return <input {...shared} onChange={({ currentTarget }) => setTyped(currentTarget.value)} />;
  return (
    <select {...shared} onChange={({ currentTarget }) => setTyped(currentTarget.value)}>
      {!options.includes(typed) && <option value={typed}>{typed === '' ? sheetTexts.notSet : typed}</option>}
      {options.map(option => (
        <option key={option}>{option}</option>
      ))}
    </select>
  );
}

/** A letter begins with the first option that it could be, as it does in a list of options everywhere. */
const begunWith = (text: string, options: readonly string[] = []): string =>
  (text.length === 1 && options.find(option => option.toLowerCase().startsWith(text.toLowerCase()))) || text;
