import { formTexts } from '@commissary/catalog';
import { ActionIcon } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { notify } from '../../notifications/index.ts';
import { PopoverMenu, panelItem, saveFile } from '../../ui/index.ts';
import { useForm } from '../state/index.ts';
import { ChangesDialog } from './changes-dialog.tsx';
import { exportFileOf, importedEdits, omittedFromExport } from './import-file.ts';
import type { Restored } from './restore-revision.ts';

/** Export of the settings to a file, and import: every section, whichever the screen shows. */
export function FileActions() {
  const { store, address, level, names } = useForm();
  const input = useRef<HTMLInputElement>(null);
  const [found, setFound] = useState<Found | null>(null);
  const stays = omittedFromExport(store.session().opened.definition);
  const save = () => {
    saveFile(
      `settings-${address.tenantId ?? address.companyId}.json`,
      'application/json',
      exportFileOf(store.session()),
    );
    notify('info', formTexts.exportedMessage(names[level]), { text: stays });
  };
  const read = async (file: File | undefined) => {
    if (file === undefined) return;
    const taken = importedEdits(store.session(), await file.text());
    if ('problem' in taken) notify('error', taken.problem);
    else setFound({ ...taken, name: file.name });
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept="application/json,.json"
        aria-label={formTexts.settingsFile}
        onChange={({ currentTarget }) => {
          void read(currentTarget.files?.[0]);
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
                save();
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
      {found !== null && (
        <ChangesDialog
          title={formTexts.importTitle(found.name)}
          about={
            found.changes.length === 0
              ? formTexts.alreadyMatches(level === 'company' ? formTexts.companyAtStart : names[level], stays)
              : formTexts.importSummary(found.changes.length, stays)
          }
          found={found}
          back={formTexts.cancel}
          onPut={() => {
            store.write(found.session);
            setFound(null);
          }}
          onClose={() => setFound(null)}
        />
      )}
    </>
  );
}

interface Found extends Restored {
  /** The name of the file. */
  readonly name: string;
}
