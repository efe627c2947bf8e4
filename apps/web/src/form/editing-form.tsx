import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { LoadedDocument } from '../cache/documents.ts';
import type { ActivePlace } from '../session/place.ts';
import { useRegisterUnsaved } from '../session/unsaved.ts';
import { useSaveWhenOnline } from '../shell/use-save-when-online.ts';
import { Clashing } from './clashing.tsx';
import { DocumentForm } from './document-form.tsx';
import { DraftStrips } from './draft-strip.tsx';
import { FormContext } from './form-context.ts';
import { FormHeader } from './form-header.tsx';
import { createFormStore, type FormStore } from './form-store.ts';
import type { LoadedFormProps } from './loaded-form-props.ts';
import { NewsStrip } from './news-strip.tsx';
import { openedFrom } from './opened-from.ts';
import { pendingOf } from './pending.ts';
import { PublishAfterSave } from './publish-after-save.tsx';
import { RestoreDialog } from './restore-dialog.tsx';
import { SaveBar } from './save-bar.tsx';
import { contentOf } from './session.ts';
import { useFormKeys } from './use-form-keys.ts';
import { useFormPlace } from './use-form-place.ts';
import { useLive } from './use-live.ts';
import { useSelectedIn } from './use-member.ts';
import { useNews } from './use-news.ts';
import { usePresence } from './use-presence.ts';
import { useSave } from './use-save.ts';
import { useShowField } from './use-show-field.ts';

export interface EditingFormProps extends LoadedFormProps {
  readonly place: ActivePlace;
  readonly loaded: LoadedDocument;
  /** It was loaded during this visit, and is not a kept copy. */
  readonly isFetched: boolean;
}

/** The form of a loaded document: header, sections, save bar. */
export function EditingForm({ screen, edits, address, place, loaded, isFetched, Body }: EditingFormProps) {
  const opened = openedFrom(address.kind, place.level, loaded);
  const [store] = useState(() => createFormStore(opened));
  const { field } = useSearch({ strict: false });
  const shown = useShowField(typeof field === 'string' ? field : null);
  const form = useFormPlace(address, place, store, shown);
  const [publishing, setPublishing] = useState(false);
  const save = useSaveWhenOnline(useSave({ store, edits, address, place, onWrong: shown.show }));
  const news = useNews(store, opened, isFetched);
  usePresence(store, address);
  useLive(store, address, place.level);
  useFormKeys(store, save);
  useUnsavedCount(store, edits.title.text, save);
  const saveAndPublish = async () => {
    if (await save()) setPublishing(true);
  };
  const mayPublish = opened.permissions.has(
    address.kind === 'employment' ? 'manageMenus' : 'accessConfigurationOptions',
  );
  return (
    <FormContext value={form}>
      <FormHeader screen={screen} sections={edits.sections} />
      <NewsStrip news={news.shown} title={screen.title} onClose={news.close} />
      <DraftStrips address={address} screen={screen} />
      {Body === undefined ? <DocumentForm sections={edits.sections} /> : <Body />}
      <SaveBar onSave={save} onSaveAndPublish={mayPublish ? saveAndPublish : undefined} />
      <RestoreDialog />
      <Clashing title={screen.title} onSave={save} />
      {publishing && <PublishAfterSave address={address} place={place} onClose={() => setPublishing(false)} />}
    </FormContext>
  );
}

const useUnsavedCount = (store: FormStore, what: string, save: () => Promise<boolean>): void => {
  const count = useSelectedIn(
    store,
    '',
    session => pendingOf(session.opened, contentOf(session)).length + session.kept.length,
  );
  const saving = useSelectedIn(store, '', session => session.phase.at === 'saving');
  useRegisterUnsaved(count === 0 ? null : { count, what, saving, save });
};
