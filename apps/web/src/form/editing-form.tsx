import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { LoadedDocument } from '../cache/documents.ts';
import type { ActiveTenant } from '../session/active-tenant.ts';
import { useRegisterUnsaved } from '../session/unsaved.ts';
import { useSaveWhenOnline } from '../shell/use-save-when-online.ts';
import { ConflictedForm } from './conflicted-form.tsx';
import { DocumentForm } from './document-form.tsx';
import { DraftBanners } from './draft-banner.tsx';
import { contentOf } from './edit-session.ts';
import { FormContext } from './form-context.ts';
import { FormHeader } from './form-header.tsx';
import { createFormStore, type FormStore } from './form-store.ts';
import type { LoadedFormProps } from './loaded-form-props.ts';
import { pendingChangesOf } from './pending-changes.ts';
import { PublishAfterSave } from './publish-after-save.tsx';
import { RemoteChangesBanner } from './remote-changes-banner.tsx';
import { RestoreDialog } from './restore-dialog.tsx';
import { SaveBar } from './save-bar.tsx';
import { snapshotFromResponse } from './snapshot-from-response.ts';
import { useStoreSelector } from './use-field-state.ts';
import { useFormContextValue } from './use-form-context-value.ts';
import { useFormKeys } from './use-form-keys.ts';
import { useLive } from './use-live.ts';
import { usePresence } from './use-presence.ts';
import { useRemoteChanges } from './use-remote-changes.ts';
import { useSave } from './use-save.ts';
import { useShowField } from './use-show-field.ts';

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
