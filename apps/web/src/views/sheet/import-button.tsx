import { sheetTexts } from '@commissary/catalog';
import { Button } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { lazyComponent } from '../../navigation/index.ts';
import { notify, reportError } from '../../notifications/index.ts';
import type { SheetImport } from './file/sheet-import.ts';
import type { SheetGrid } from './sheet-grid.ts';
import type { SheetTenantStates } from './sheet-state.ts';
import type { Sheet } from './use-sheet.ts';

export interface ImportButtonProps {
  readonly grid: SheetGrid;
  readonly tenants: SheetTenantStates;
  readonly sheet: Sheet;
}

interface FoundFile {
  readonly name: string;
  readonly isLegacyText: boolean;
  readonly found: SheetImport;
}

const loadReader = async () => {
  const [{ readSheetFile }, { sheetImport }] = await Promise.all([
    import('./file/read-sheet-file.ts'),
    import('./file/sheet-import.ts'),
  ]);
  return { readSheetFile, sheetImport };
};
const ImportDialog = lazyComponent(async () => (await import('./file/import-dialog.tsx')).ImportDialog);

/** Takes a file of the sheet, and shows what it would change before it does: one step of undo, and nothing is saved yet. */
export function ImportButton({ grid, tenants, sheet }: ImportButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const [taken, setTaken] = useState<FoundFile | null>(null);
  const read = async (file: File | undefined) => {
    if (file === undefined) return;
    const { readSheetFile, sheetImport } = await loadReader();
    const content = await readSheetFile(file);
    if ('problem' in content) notify('error', sheetTexts.fileProblems[content.problem]);
    else
      setTaken({
        name: file.name,
        isLegacyText: content.isLegacyText,
        found: sheetImport(grid, tenants, sheet.pending, content),
      });
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        aria-label={sheetTexts.csvFile}
        onChange={({ currentTarget }) => {
          read(currentTarget.files?.[0]).catch((error: unknown) => reportError(error, sheetTexts.fileFailed));
          // Lets the user choose the same file again.
          currentTarget.value = '';
        }}
      />
      <Button
        variant="default"
        leftSection={<IconUpload size={16} stroke={1.8} aria-hidden />}
        onClick={() => input.current?.click()}
      >
        {sheetTexts.upload}
      </Button>
      {taken !== null && (
        <ImportDialog
          {...taken}
          onClose={() => setTaken(null)}
          onApply={() => {
            sheet.act(() => taken.found.pending);
            setTaken(null);
          }}
        />
      )}
    </>
  );
}
