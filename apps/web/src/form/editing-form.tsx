import { documentLabel, kindRecords } from '@commissary/catalog';
import { publishPermission } from '@commissary/domain';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { LoadedDocument } from '../cache/index.ts';
import { useRegisterUnsaved } from '../navigation/index.ts';
import { type ActiveTenant, useSaveWhenOnline } from '../session/index.ts';
import { pendingChangesOf, snapshotFromResponse } from '../snapshot/index.ts';
import { useFormKeys } from './actions/index.ts';
import { ConflictedForm, RemoteChangesBanner, useRemoteChanges } from './conflicts/index.ts';
import { DraftBanners } from './drafts/index.ts';
import { contentOf } from './edit-session/index.ts';
import { FormHeader } from './form-header.tsx';
import type { LoadedFormProps } from './loaded-form-props.ts';
import { usePresence } from './presence/index.ts';
import { RestoreDialog } from './restore/index.ts';
import { PublishAfterSave, SaveBar, useSave } from './save/index.ts';
import {
  createFormStore,
  FormContext,
  type FormStore,
  useFormContextValue,
  useLive,
  useShowField,
  useStoreSelector,
} from './state/index.ts';

export interface EditingFormProps extends LoadedFormProps {
  readonly tenant: ActiveTenant;
  readonly loaded: LoadedDocument;
  /** Loaded during this visit, not a cached copy. */
  readonly isFetched: boolean;
}

/** The form of a loaded document: header, sections, save bar. */
export function EditingForm({ screen, edits, address, tenant, loaded, isFetched, children }: EditingFormProps) {
  const opened = snapshotFromResponse(address.kind, tenant.level, loaded);
  const [store] = useState(() => createFormStore(opened));
  const { field } = useSearch({ strict: false });
  const shown = useShowField(screen.id, typeof field === 'string' ? field : null);
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
  const isShared = kindRecords[address.kind].editSession === 'document';
  const title = isShared ? documentLabel(address.kind) : screen.title;
  const mayPublish = opened.permissions.has(publishPermission[kindRecords[address.kind].publishedWith]);
  return (
    <FormContext value={form}>
      <FormHeader screen={screen} sections={edits.sections} />
      <RemoteChangesBanner news={news.shown} title={title} onClose={news.close} />
      <DraftBanners address={address} screen={screen} title={title} />
      {children}
      <SaveBar onSave={save} onSaveAndPublish={mayPublish ? saveAndPublish : undefined} />
      <RestoreDialog />
      <ConflictedForm title={title} onSave={save} />
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
