import { formVersionsTexts } from '@commissary/catalog';
import { formatDateTimeZone } from '@commissary/domain';
import { useForm } from '../state/index.ts';
import { ChangesDialog } from './changes-dialog.tsx';
import { restored } from './restore-revision.ts';
import { useRestore } from './use-restore.ts';

/** Shows what restoring an earlier save would change, before it is applied to the form. */
export function EarlierSaveDialog() {
  const { asked, put, leave } = useRestore();
  const { store, zone, level, names } = useForm();
  if (asked === null) return null;
  const found = restored(store.session(), asked, null);
  const here = level === 'company' ? formVersionsTexts.companyAtStart : names[level];
  return (
    <ChangesDialog
      title={formVersionsTexts.restoreTitle(formatDateTimeZone(asked.at, zone))}
      about={
        found.changes.length === 0
          ? formVersionsTexts.restoreNoChanges(here, asked.by)
          : formVersionsTexts.restoreSummary(found.changes.length, asked.by)
      }
      found={found}
      back={formVersionsTexts.backToHistory}
      onPut={put}
      onClose={leave}
    />
  );
}
