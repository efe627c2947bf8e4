import { employeeImportTexts as texts } from '@commissary/catalog';
import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { notify } from '../../notifications/index.ts';
import styles from './employee-import.module.css';

export interface FileDropProps {
  readonly label: string;
  readonly hint: string;
  readonly accept: string;
  readonly busy?: boolean;
  readonly onFile: (file: File) => void;
}

/** A place where a file is dropped, with a button that chooses one. */
export function FileDrop({ label, hint, accept, busy = false, onFile }: FileDropProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const take = (files: FileList | null) => {
    const [file, another] = files ?? [];
    if (another !== undefined) notify('error', texts.oneFile);
    else if (file !== undefined && !busy) onFile(file);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same for the keyboard
    <div
      className={`${styles.drop} row wrap align-center justify-center gap-8 gap-x-12 space-above-12`}
      data-over={isOver || undefined}
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
    </div>
  );
}
