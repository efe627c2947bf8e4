import { formTexts } from '@commissary/catalog';
import { ActionIcon } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { takeDocumentFile } from '../../navigation/index.ts';
import { reportError } from '../../notifications/index.ts';
import { PopoverMenu, panelItem } from '../../ui/index.ts';
import { useForm } from '../state/index.ts';
import type { FileDifference } from './import-file.ts';
import { LazyFileChanges } from './lazy-file-changes.ts';
import { loadFiles } from './load-files.ts';

/** Export of the document to a file, and import: every section, whichever the screen shows. */
export function FileActions() {
  const { store, address, level, names } = useForm();
  const input = useRef<HTMLInputElement>(null);
  const [found, setFound] = useState<FileDifference | null>(null);
  const save = async () => {
    const { exportDocument } = await loadFiles();
    exportDocument(address, store.session().opened, names[level]);
  };
  const read = async (file: File | undefined) => {
    if (file === undefined) return;
    const { differenceOf } = await loadFiles();
    setFound(differenceOf(address.kind, store.session(), file.name, await file.text()));
  };
  const failed = (error: unknown) => reportError(error, formTexts.fileError);
  const readGiven = useRef(() => {});
  readGiven.current = () => {
    read(takeDocumentFile(address.kind)).catch(failed);
  };
  // A file that another screen was given to be imported here.
  useEffect(() => {
    readGiven.current();
  }, []);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept="application/json,.json"
        aria-label={formTexts.settingsFile}
        onChange={({ currentTarget }) => {
          read(currentTarget.files?.[0]).catch(failed);
          // Lets the user choose the same file again.
          currentTarget.value = '';
        }}
      />
      <PopoverMenu
        label={formTexts.fileMenu}
        width={200}
        button={props => (
          <ActionIcon {...props} variant="default" aria-label={formTexts.fileMenu}>
            <IconFileText size={17} stroke={1.8} />
          </ActionIcon>
        )}
      >
        {close => (
          <>
            <button
              type="button"
              className={panelItem}
              onClick={() => {
                close();
                save().catch(failed);
              }}
            >
              {formTexts.exportSettings}
            </button>
            <button
              type="button"
              className={panelItem}
              onClick={() => {
                close();
                input.current?.click();
              }}
            >
              {formTexts.importSettings}
            </button>
          </>
        )}
      </PopoverMenu>
      {found !== null && <LazyFileChanges found={found} onPut={() => setFound(null)} onClose={() => setFound(null)} />}
    </>
  );
}
