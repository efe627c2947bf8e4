import {
  documentLabel,
  editsMember,
  editsSections,
  kindRecords,
  screenOfMember,
  splitAddress,
} from '@commissary/catalog';
import { publishPermission } from '@commissary/domain';
import { isBelow } from '@commissary/schema';
import { useMatches, useRouter, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import type { CachedDocumentKey, LoadedDocument } from '../cache/index.ts';
import { hrefOfPath, navigateTo, useRegisterUnsaved } from '../navigation/index.ts';
import { type ActiveTenant, useSaveWhenOnline } from '../session/index.ts';
import { pendingChangesOf, snapshotFromResponse } from '../snapshot/index.ts';
import { afterPaint } from '../ui/index.ts';
import { useFormKeys } from './actions/index.ts';
import { ConflictedForm, LazyRemoteChangesBanner, useRemoteChanges } from './conflicts/index.ts';
import { DraftBanners } from './drafts/index.ts';
import { contentOf, withoutUntouched } from './edit-session/index.ts';
import { FormHeader } from './form-header.tsx';
import { LazyMemberHeader } from './lazy-member-header.tsx';
import type { LoadedFormProps } from './loaded-form-props.ts';
import { usePresence } from './presence/index.ts';
import { RestoreDialog } from './restore/index.ts';
import { LazyPublishAfterSave, SaveBar, useSave } from './save/index.ts';
import {
  createFormStore,
  FormContext,
  type FormStore,
  type ShownField,
  useFormContextValue,
  useLive,
  useShowField,
  useStoreSelector,
  useStoreSelectorAfterPaint,
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
  const [store] = useState(() => createFormStore(opened, afterPaint));
  const { field, beside } = useSearch({ strict: false });
  const shown = useShownField(address, field ?? null, beside);
  const form = useFormContextValue(address, tenant, store, shown);
  const [publishing, setPublishing] = useState(false);
  const isOnScreen = useNewMembersLeave(store, address);
  const save = useSaveWhenOnline(useSave({ store, edits, address, tenant, isOnScreen, onWrong: shown.show }));
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
      {editsMember(edits) ? (
        <LazyMemberHeader screen={screen} edits={edits} />
      ) : (
        <FormHeader screen={screen} sections={editsSections(edits) ? edits.sections : noSections} />
      )}
      <LazyRemoteChangesBanner news={news.shown} title={title} onClose={news.close} />
      <DraftBanners address={address} screen={screen} title={title} />
      {children}
      <SaveBar onSave={save} onSaveAndPublish={mayPublish ? saveAndPublish : undefined} />
      <RestoreDialog />
      <ConflictedForm title={title} onSave={save} />
      {publishing && <LazyPublishAfterSave address={address} tenant={tenant} onClose={() => setPublishing(false)} />}
    </FormContext>
  );
}

const noSections: readonly string[] = [];

/** Where several screens share the session, a field of another one is shown there. */
const useShownField = (
  address: CachedDocumentKey,
  inAddress: string | null,
  beside: string | undefined,
): ShownField => {
  const router = useRouter();
  const page = useMatches({ select: matches => matches.at(-1)?.pathname ?? '' });
  const { target, show } = useShowField(page, inAddress);
  const elsewhere = useCallback(
    (path: string): string | null => {
      if (kindRecords[address.kind].editSession === 'screen') return null;
      if (beside !== undefined && isBelow(path, beside)) return null;
      const href = hrefOfPath(address, path, { field: path });
      return href === null || splitAddress(href).path === page ? null : href;
    },
    [address, page, beside],
  );
  // A link from before the field had a screen of its own.
  const moved = inAddress === null ? null : elsewhere(inAddress);
  useEffect(() => {
    if (moved !== null) navigateTo(router, moved, { replace: true });
  }, [router, moved]);
  const showThere = useCallback(
    (path: string) => {
      const href = elsewhere(path);
      if (href === null) show(path);
      else navigateTo(router, href);
    },
    [router, elsewhere, show],
  );
  return useMemo(() => ({ target, show: showThere }), [target, showThere]);
};

/**
 * A new member that nobody has typed into vanishes when its page, or the page with its list, is left. Returns whether
 * the page of a member is the one that is open.
 */
const useNewMembersLeave = (store: FormStore, address: CachedDocumentKey): ((path: string) => boolean) => {
  const page = useMatches({ select: matches => matches.at(-1)?.pathname ?? '' });
  const isShownHere = useCallback(
    (path: string) => {
      const href = hrefOfPath(address, path, {});
      return href !== null && splitAddress(href).path === page;
    },
    [address, page],
  );
  // Before the page that opens adds one of its own.
  useLayoutEffect(
    () => store.write(withoutUntouched(store.session(), path => !isShownHere(path))),
    [store, isShownHere],
  );
  return useCallback(
    (path: string) => screenOfMember(address.kind, path) !== null && isShownHere(path),
    [address, isShownHere],
  );
};

const useUnsavedCount = (store: FormStore, what: string, save: () => Promise<boolean>): void => {
  const count = useStoreSelectorAfterPaint(store, '', changed => {
    const session = withoutUntouched(changed);
    return pendingChangesOf(session.opened, contentOf(session)).length + session.kept.length;
  });
  const saving = useStoreSelector(store, '', session => session.phase.at === 'saving');
  useRegisterUnsaved(count === 0 ? null : { count, what, saving, save });
};
