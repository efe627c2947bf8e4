import { formatCount, formatDateTimeZone } from '@commissary/domain';
import { ChangesDialog } from './changes-dialog.tsx';
import { useForm } from './form-context.ts';
import { restored } from './restore-revision.ts';
import { useRestore } from './use-restore.ts';

/** Shows what going back to an earlier save would change, before it comes into the form. */
export function RestoreDialog() {
  const { asked, put, leave } = useRestore();
  const { store, zone, level, names } = useForm();
  if (asked === null) return null;
  const found = restored(store.session(), asked, null);
  const here = level === 'company' ? 'The company' : names[level];
  return (
    <ChangesDialog
      title={`Restore version from ${formatDateTimeZone(asked.at, zone)}`}
      about={
        found.changes.length === 0
          ? `${here} has nothing else now than after this save by ${asked.by}.`
          : `${formatCount(found.changes.length, 'change')} since this save by ${asked.by} would be taken back. They come into the form, not saved; one undo takes them out again.`
      }
      found={found}
      back="Back to history"
      onPut={put}
      onClose={leave}
    />
  );
}
