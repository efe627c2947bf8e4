import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { LoadedDocument } from '../cache/documents.ts';
import { useRegisterUnsaved } from '../navigation/unsaved.ts';
import type { ActiveTenant } from '../session/active-tenant.ts';
import { useSaveWhenOnline } from '../session/use-save-when-online.ts';
import { pendingChangesOf } from '../snapshot/pending-changes.ts';
import { snapshotFromResponse } from '../snapshot/snapshot-from-response.ts';
import { useFormKeys } from './actions/use-form-keys.ts';
import { ConflictedForm } from './conflicts/conflicted-form.tsx';
import { RemoteChangesBanner } from './conflicts/remote-changes-banner.tsx';
import { useRemoteChanges } from './conflicts/use-remote-changes.ts';
import { DocumentForm } from './document-form.tsx';
import { DraftBanners } from './drafts/draft-banner.tsx';
import { contentOf } from './edit-session/edit-session.ts';
import { FormHeader } from './form-header.tsx';
import type { LoadedFormProps } from './loaded-form-props.ts';
import { usePresence } from './presence/use-presence.ts';
import { RestoreDialog } from './restore/restore-dialog.tsx';
import { PublishAfterSave } from './save/publish-after-save.tsx';
import { SaveBar } from './save/save-bar.tsx';
import { useSave } from './save/use-save.ts';
import { FormContext } from './state/form-context.ts';
import { createFormStore, type FormStore } from './state/form-store.ts';
import { useStoreSelector } from './state/use-field-state.ts';
import { useFormContextValue } from './state/use-form-context-value.ts';
import { useLive } from './state/use-live.ts';
import { useShowField } from './state/use-show-field.ts';

export interface EditingFormProps extends LoadedFormProps {
  readonly tenant: ActiveTenant;
  readonly loaded: LoadedDocument;
  /** Loaded during this visit, not a cached copy. */
  readonly isFetched: boolean;
}

/** The form of a loaded document: header, sections, save bar. */
export function EditingForm({ screen, edits, address, tenant, loaded, isFetched, Body }: EditingFormProps) {
  const opened = snapshotFromResponse(address.kind, tenant.level, loaded);
  const [store] = useState(() => createFormStore(opened));
  const { field } = useSearch({ strict: false });
  const shown = useShowField(typeof field === 'string' ? field : null);
  const form = useFormContextValue(address, tenant, store, shown);
  const [publishing, setPublishing] = useState(false);
  const save = useSaveWhenOnline(useSave({ store, edits, address, tenant, onWrong: shown.show }));
  const news = useRemoteChanges(store, opened, isFetched);
  usePresence(store, address);
  useLive(store, address, tenant.level);
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
      <RemoteChangesBanner news={news.shown} title={screen.title} onClose={news.close} />
      <DraftBanners address={address} screen={screen} />
      {Body === undefined ? <DocumentForm sections={edits.sections} /> : <Body />}
      <SaveBar onSave={save} onSaveAndPublish={mayPublish ? saveAndPublish : undefined} />
      <RestoreDialog />
      <ConflictedForm title={screen.title} onSave={save} />
      {publishing && <PublishAfterSave address={address} tenant={tenant} onClose={() => setPublishing(false)} />}
    </FormContext>
  );
}

const useUnsavedCount = (store: FormStore, what: string, save: () => Promise<boolean>): void => {
  const count = useStoreSelector(
    store,
    '',
    session => pendingChangesOf(session.opened, contentOf(session)).length + session.kept.length,
  );
  const saving = useStoreSelector(store, '', session => session.phase.at === 'saving');
  useRegisterUnsaved(count === 0 ? null : { count, what, saving, save });
};
