import { documents } from '@commissary/catalog';
import { endSave, rebased } from '../edit-session/index.ts';
import { useEditSession, useFormSelector } from '../state/index.ts';
import { LazyConflictDialog } from './lazy-conflict-dialog.tsx';
import { useSavesSince } from './use-saves-since.ts';

export interface ConflictedFormProps {
  /** What was being saved, under the name that the page uses. */
  readonly title: string;
  readonly onSave: () => Promise<boolean>;
}

/** Shows the conflict dialog while two people have changed the same paths, and saves the choices. */
export function ConflictedForm({ title, onSave }: ConflictedFormProps) {
  const { store, address, level, owner, zone } = useEditSession();
  const conflict = useFormSelector('', ({ phase }) => (phase.at === 'conflict' ? phase : null));
  const { saves } = useSavesSince(
    conflict === null ? undefined : store.session().opened.versions,
    conflict?.fresh.versions,
  );
  if (conflict === null) return null;
  return (
    <LazyConflictDialog
      opened={store.session().opened}
      conflicts={conflict.conflicts}
      saves={saves.filter(({ tenantId }) => tenantId === address?.tenantId)}
      zone={zone}
      title={title}
      label={owner}
      text={level === 'company' && address !== null ? (documents[address.kind].conflictMessage ?? null) : null}
      onKeep={() => store.write(endSave(store.session()))}
      onChoose={choices => {
        store.write(rebased(store.session(), conflict.fresh, choices));
        void onSave();
      }}
    />
  );
}
