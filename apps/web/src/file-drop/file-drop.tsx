import { Button } from '@mantine/core';
import { useRef, useState } from 'react';

export interface FileDropTexts {
  readonly chooseFile: string;
  /** When several are chosen. */
  readonly oneFile: string;
}

export interface FileDropProps {
  readonly label: string;
  readonly hint: string;
  readonly texts: FileDropTexts;
  readonly accept: string;
  readonly busy?: boolean;
  readonly onFile: (file: File) => void;
}

// Not a style sheet: that would be a request more, and a name more in what every page loads.
const place = { padding: '28px 20px', border: '1.5px dashed var(--c-line)', borderRadius: 10 };
const over = { borderColor: 'var(--c-accent)', background: 'var(--c-hover)' };

/** A place where a file is dropped, with a button that chooses one. */
export function FileDrop({ label, hint, texts, accept, busy = false, onFile }: FileDropProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const [isSeveral, setIsSeveral] = useState(false);
  const take = (files: FileList | null) => {
    const [file, another] = files ?? [];
    setIsSeveral(another !== undefined);
    if (another === undefined && file !== undefined && !busy) onFile(file);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same for the keyboard
    <div
      className="row wrap align-center justify-center gap-8 gap-x-12 space-above-12"
      style={isOver ? { ...place, ...over } : place}
      onDragOver={event => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={event => {
        event.preventDefault();
        setIsOver(false);
        take(event.dataTransfer.files);
      }}
    >
      <span className="tone-2">{hint}</span>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={label}
        onChange={({ currentTarget }) => {
          take(currentTarget.files);
          // Lets the user choose the same file again.
          currentTarget.value = '';
        }}
      />
      <Button variant="default" loading={busy} onClick={() => input.current?.click()}>
        {texts.chooseFile}
      </Button>
      <span role="alert" className="tone-error">
        {isSeveral && texts.oneFile}
      </span>
    </div>
  );
}
