import { formTexts } from '@commissary/catalog';
import { useForm } from '../state/index.ts';
import { ChangesDialog } from './changes-dialog.tsx';
import type { FileDifference } from './import-file.ts';

export interface FileChangesProps {
  readonly found: FileDifference;
  /** After the changes are in the form. */
  readonly onPut: () => void;
  readonly onClose: () => void;
}

/** What an exported document changes, before it does. */
export function FileChanges({ found, onPut, onClose }: FileChangesProps) {
  const { store, level, names } = useForm();
  return (
    <ChangesDialog
      title={formTexts.importTitle(found.name)}
      about={
        found.changes.length === 0
          ? formTexts.alreadyMatches(level === 'company' ? formTexts.companyAtStart : names[level], found.stays)
          : formTexts.importSummary(found.changes.length, found.stays)
      }
      found={found}
      back={formTexts.cancel}
      onPut={() => {
        store.write(found.session);
        onPut();
      }}
      onClose={onClose}
    />
  );
}
