import { earlierSaveTexts } from '@commissary/catalog';
import { dayAndTimeAt } from '../../formatting/index.ts';
import { useForm } from '../state/index.ts';
import { ChangesDialog } from './changes-dialog.tsx';
import { restored } from './restore-revision.ts';
import { useRestore } from './use-restore.ts';

/** Shows what restoring an earlier save, or the template, would change, before it is applied to the form. */
export function EarlierSaveDialog() {
  const { asked, put, leave } = useRestore();
  const { store, zone, level, names } = useForm();
  if (asked === null) return null;
  const found = restored(store.session(), asked, null);
  const here = level === 'company' ? earlierSaveTexts.companyAtStart : names[level];
  const { save } = asked;
  const count = found.changes.length;
  const words =
    save === null
      ? {
          title: level === 'company' ? earlierSaveTexts.templateTitle : earlierSaveTexts.inheritTitle,
          about: count === 0 ? earlierSaveTexts.templateNoChanges(here) : earlierSaveTexts.templateSummary(count),
          back: earlierSaveTexts.cancel,
        }
      : {
          title: earlierSaveTexts.restoreTitle(dayAndTimeAt(save.at, zone)),
          about:
            count === 0
              ? earlierSaveTexts.restoreNoChanges(here, save.by)
              : earlierSaveTexts.restoreSummary(count, save.by),
          back: earlierSaveTexts.backToHistory,
        };
  return <ChangesDialog {...words} found={found} onPut={put} onClose={leave} />;
}
