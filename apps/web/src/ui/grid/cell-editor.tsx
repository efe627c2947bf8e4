import { controlsTexts } from '@commissary/catalog';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './cell-grid.module.css';

export interface CellEditorProps {
  readonly label: string;
  /** The initial text. */
  readonly text: string;
  /** The options; undefined where the value is typed. */
  readonly options: readonly string[] | undefined;
  /** What the text would do, shown below the control. */
  readonly hintFor?: ((text: string) => ReactNode) | undefined;
  /** The text, and where the cursor moves; null discards the text. */
  readonly onDone: (text: string | null, by: CellStep) => void;
}

/** Rows and columns that the cursor moves by. */
export interface CellStep {
  readonly rows?: number;
  readonly columns?: number;
}

/** The control in a cell: Enter and Tab accept it and move on, Escape leaves the cell as it was. */
export function CellEditor({ label, text, options, hintFor, onDone }: CellEditorProps) {
  const [typed, setTyped] = useState(() => begunWith(text, options));
  const control = useRef<HTMLInputElement & HTMLSelectElement>(null);
  const left = useRef(false);
  useEffect(() => {
    control.current?.focus();
    // Typing continues after the character that opened the editor.
    control.current?.setSelectionRange?.(-1, -1);
  }, []);
  const leave = (value: string | null, by: CellStep) => {
    // The blur event is also sent when the control is unmounted.
    if (left.current) return;
    left.current = true;
    onDone(value, by);
  };
  const shared = {
    ref: control,
    className: `${styles.editor} full-width tone-1 pad-x-8`,
    'aria-label': label,
    value: typed,
    onBlur: () => leave(typed, {}),
    onKeyDown: (event: KeyboardEvent) => {
      event.stopPropagation();
      const by = { Enter: { rows: 1 }, Tab: { columns: event.shiftKey ? -1 : 1 }, Escape: {} }[event.key];
      if (by === undefined) return;
      event.preventDefault();
      leave(event.key === 'Escape' ? null : typed, by);
    },
  };
  if (options === undefined)
    return (
      <>
        <input {...shared} onChange={({ currentTarget }) => setTyped(currentTarget.value)} />
        <Hint>{hintFor?.(typed)}</Hint>
      </>
    );
  return (
    <select {...shared} onChange={({ currentTarget }) => setTyped(currentTarget.value)}>
      {!options.includes(typed) && <option value={typed}>{typed === '' ? controlsTexts.notSet : typed}</option>}
      {options.map(option => (
        <option key={option}>{option}</option>
      ))}
    </select>
  );
}

/** A character selects the first option that begins with it, as in every list of options. */
const begunWith = (text: string, options: readonly string[] = []): string =>
  (text.length === 1 && options.find(option => option.toLowerCase().startsWith(text.toLowerCase()))) || text;

function Hint({ children }: { readonly children: ReactNode }) {
  if (children === undefined || children === null) return null;
  return (
    <span className={`${styles.hint} text-12 tone-2 nowrap pad-x-12 pad-y-8`} role="status">
      {children}
    </span>
  );
}
