import { formTexts, formVersionsTexts } from '@commissary/catalog';
import type { Names } from '@commissary/schema';
import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { pageZone } from '../formatting/index.ts';
import { useRegisterUnsaved } from '../navigation/index.ts';
import { useActiveTenant, useSaveWhenOnline } from '../session/index.ts';
import { pendingChangesOf, snapshotFromRecord, type VersionedRecord } from '../snapshot/index.ts';
import { afterPaint } from '../ui/index.ts';
import { ConflictedForm } from './conflicts/index.ts';
import { SessionDrafts } from './drafts/index.ts';
import { contentOf, type EditSession, reloaded } from './edit-session/index.ts';
import { type RecordCalls, type RecordOutcome, recordPort, useSaveRecord } from './save/index.ts';
import {
  createFormStore,
  FormContext,
  levelNames,
  type SessionContextValue,
  useShowField,
  useStoreSelector,
} from './state/index.ts';

export interface RecordSessionProps<T> {
  /** Names the kind of record in the storage of drafts. */
  readonly kind: string;
  /** As it is loaded now; a newer version is merged into the session. */
  readonly record: VersionedRecord<T>;
  readonly calls: RecordCalls<T>;
  /** The title of the page. */
  readonly title: string;
  /** The record inside a sentence, after "the": employee. */
  readonly noun: string;
  readonly onOutcome: (outcome: RecordOutcome) => void;
  /** Asks before a save of so many changes; absent: the question that a document asks. */
  readonly confirm?: (count: number) => Promise<boolean>;
  /** The names of what references of the record point at; the same object while they are the same. */
  readonly related?: Names['companions'];
  /** The banner of drafts is above it. */
  readonly children: (save: () => Promise<boolean>) => ReactNode;
}

/** The edit session of a record with a version: undo, draft, merge and conflicts are those of documents. */
export function RecordSession<T>(props: RecordSessionProps<T>) {
  const { kind, record, calls, title, noun, onOutcome, confirm, related, children } = props;
  const tenant = useActiveTenant();
  const owner = formTexts.theRecord(noun);
  const { href, pathname } = useLocation();
  const opened = useMemo(() => snapshotFromRecord(record, related), [record, related]);
  const [store] = useState(() => createFormStore(opened, afterPaint));
  useEffect(() => store.write(reloaded(store.session(), opened)), [store, opened]);
  const { show } = useShowField(pathname, null);
  const port = useMemo(() => recordPort(calls, related), [calls, related]);
  const save = useSaveWhenOnline(useSaveRecord({ store, port, onOutcome, confirm, onWrong: show }));
  const state = useStoreSelector(store, '', recordState);
  useRegisterUnsaved(state.count === 0 ? null : { count: state.count, what: noun, saving: state.saving });
  const form = useMemo<SessionContextValue>(
    () => ({
      store,
      address: null,
      level: 'company',
      names: levelNames(tenant),
      owner,
      show,
      zone: pageZone(),
    }),
    [store, tenant, owner, show],
  );
  return (
    <FormContext value={form}>
      <SessionDrafts
        document={JSON.stringify([tenant.companyId, kind, record.id])}
        where={{ title, place: formVersionsTexts.companyLevel, href }}
        title={owner}
      />
      {children(save)}
      <ConflictedForm title={owner} onSave={save} />
    </FormContext>
  );
}

const recordState = (session: EditSession) => ({
  count: pendingChangesOf(session.opened, contentOf(session)).length,
  saving: session.phase.at === 'saving',
});
