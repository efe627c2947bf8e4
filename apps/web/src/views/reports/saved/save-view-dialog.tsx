import { savedViewTexts as texts } from '@commissary/catalog';
import type { ReportView } from '@commissary/contract';
import { Checkbox, TextInput } from '@mantine/core';
import { useState } from 'react';
import { notify } from '../../../notifications/index.ts';
import { DialogActions, SheetDialog } from '../../../ui/index.ts';
import { MailTimes } from './mail-times.tsx';
import { useSaveView } from './saved-view-calls.ts';

export interface SaveViewDialogProps {
  readonly id: string;
  readonly view: ReportView;
  /** Whether it is kept already. */
  readonly isKept: boolean;
  readonly onClose: () => void;
}

/** The name and the folder of a view, and whether others see it. */
export function SaveViewDialog({ id, view, isKept, onClose }: SaveViewDialogProps) {
  const [name, setName] = useState(view.name);
  const [folder, setFolder] = useState(view.folder);
  const [isShared, setShared] = useState(view.isShared);
  const [mail, setMail] = useState(view.mail);
  const save = useSaveView();
  const { mail: _, ...asked } = view;
  const typed = { ...asked, name: name.trim(), folder: folder.trim(), isShared, ...(mail !== undefined && { mail }) };
  const done = () => {
    notify('success', texts.saved(typed.name));
    onClose();
  };
  return (
    <SheetDialog
      title={isKept ? texts.editTitle(view.name) : texts.saveTitle}
      about={texts.about}
      size={480}
      closable={!save.isPending}
      onClose={onClose}
      foot={
        <DialogActions
          dismiss={texts.cancel}
          accept={texts.save}
          startsHere={false}
          disabled={typed.name === '' || typed.folder === ''}
          busy={save.isPending}
          onDismiss={onClose}
          onAccept={() => save.mutate({ id, view: typed, done })}
        />
      }
    >
      <div className="stack gap-12 pad-x-24 pad-y-16">
        <TextInput
          label={texts.name}
          data-autofocus
          required
          maxLength={60}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <TextInput
          label={texts.folder}
          required
          maxLength={40}
          value={folder}
          onChange={({ currentTarget }) => setFolder(currentTarget.value)}
        />
        <Checkbox
          label={texts.share}
          description={texts.shareHelp}
          checked={isShared}
          onChange={({ currentTarget }) => setShared(currentTarget.checked)}
        />
        <MailTimes mail={mail} onChange={setMail} />
      </div>
    </SheetDialog>
  );
}
