import { messages } from '@commissary/catalog';
import { ClashDialog } from './clash-dialog.tsx';
import { useForm } from './form-context.ts';
import { endSave, rebased } from './session.ts';
import { useSelected } from './use-member.ts';
import { useSavesSince } from './use-saves-since.ts';

export interface ClashingProps {
  /** What was being saved, as the page calls it. */
  readonly title: string;
  readonly onSave: () => Promise<boolean>;
}

/** Asks, while the same places were changed by two people, and saves what was chosen. */
export function Clashing({ title, onSave }: ClashingProps) {
  const { store, address, level, names, zone } = useForm();
  const clash = useSelected('', ({ phase }) => (phase.at === 'clash' ? phase : null));
  const { saves } = useSavesSince(clash === null ? undefined : store.session().opened.versions, clash?.fresh.versions);
  if (clash === null) return null;
  return (
    <ClashDialog
      opened={store.session().opened}
      clashes={clash.clashes}
      saves={saves.filter(({ tenantId }) => tenantId === address.tenantId)}
      zone={zone}
      title={title}
      place={level === 'company' ? 'the company' : names[level]}
      text={address.kind === 'menu' && level === 'company' ? messages.conflict.menu : null}
      onKeep={() => store.write(endSave(store.session()))}
      onChoose={choices => {
        store.write(rebased(store.session(), clash.fresh, choices));
        void onSave();
      }}
    />
  );
}
