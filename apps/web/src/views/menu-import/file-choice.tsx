import { fileTexts, menuImportScreenTexts as texts } from '@commissary/catalog';
import { useEffect, useRef } from 'react';
import { FileDrop } from '../../file-drop/index.ts';
import { EmptyState } from '../../ui/index.ts';
import { problemText } from './problem-text.ts';
import type { MenuImportWork } from './use-menu-import.ts';

const accepted = '.csv,.tsv,.txt,.xlsx,.json,.xml,text/csv,text/plain,text/tab-separated-values,application/json';

/** A file is chosen, dropped or pasted. */
export function FileChoice({ work }: { readonly work: MenuImportWork }) {
  const { reading, progress, problem } = work;
  usePastedFile(reading.mutate);
  return (
    <>
      <FileDrop
        label={texts.menuFile}
        hint={texts.dropHere}
        texts={fileTexts}
        accept={accepted}
        busy={reading.isPending}
        onFile={file => reading.mutate(file)}
      />
      <div role="status">{reading.isPending && fileTexts.reading(progress)}</div>
      <div role="alert">{problem !== null && <EmptyState text={problemText(problem)} />}</div>
    </>
  );
}

/** Cells that were copied in a spreadsheet are a table of text; a file may be copied too. */
const usePastedFile = (onFile: (file: File) => void): void => {
  const take = useRef(onFile);
  take.current = onFile;
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      if (event.target instanceof HTMLElement && event.target.closest('input, textarea, [contenteditable]')) return;
      const [file] = event.clipboardData?.files ?? [];
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (file === undefined && text.trim() === '') return;
      event.preventDefault();
      take.current(file ?? new File([text], texts.pastedName, { type: 'text/plain' }));
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
};
