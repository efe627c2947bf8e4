import { formTexts, formVersionsTexts } from '@commissary/catalog';
import type { Issue } from '@commissary/schema';
import { useLocation } from '@tanstack/react-router';
import { type FormEvent, type ReactNode, useEffect, useMemo, useState } from 'react';
import { ownZone } from '../formatting/index.ts';
import { useRegisterUnsaved } from '../navigation/index.ts';
import { useActiveTenant, useSaveWhenOnline } from '../session/index.ts';
import { pendingChangesOf, snapshotFromRecord, type VersionedRecord } from '../snapshot/index.ts';
import { useFormKeys } from './actions/index.ts';
import { ConflictedForm } from './conflicts/index.ts';
import { SessionDrafts } from './drafts/index.ts';
import { contentOf, type EditSession, reloaded } from './edit-session/index.ts';
import styles from './record-session.module.css';
import {
  type RecordCalls,
  type RecordOutcome,
  recordIssues,
  recordPort,
  SaveBar,
  useSaveRecord,
} from './save/index.ts';
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
  /** The text of the button that saves. */
  readonly action: string;
  /** What has to be entered before it can be saved, as text; null when nothing is missing. */
  readonly missing: (issues: readonly Issue[], changed: boolean) => string | null;
  readonly onOutcome: (outcome: RecordOutcome) => void;
  /** The form itself, between the banner of drafts and the save bar. */
  readonly children: ReactNode;
}

/** The edit session of a record with a version: undo, draft, save bar, merge and conflicts are those of documents. */
export function RecordSession<T>(props: RecordSessionProps<T>) {
  const { kind, record, calls, title, noun, action, missing, onOutcome, children } = props;
  const tenant = useActiveTenant();
  const owner = formTexts.theRecord(noun);
  const { href, pathname } = useLocation();
  const opened = useMemo(() => snapshotFromRecord(record), [record]);
  const [store] = useState(() => createFormStore(opened));
  useEffect(() => store.write(reloaded(store.session(), opened)), [store, opened]);
  const { show } = useShowField(pathname, null);
  const port = useMemo(() => recordPort(calls), [calls]);
  const save = useSaveWhenOnline(useSaveRecord({ store, port, onOutcome, onWrong: show }));
  useFormKeys(store, save);
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
      zone: tenant.tenant?.timeZone ?? ownZone(),
    }),
    [store, tenant, owner, show],
  );
  const lack = missing(state.issues, state.count > 0);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (lack === null) void save();
  };
  return (
    <FormContext value={form}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <SessionDrafts
          document={JSON.stringify([tenant.companyId, kind, record.id])}
          where={{ title, place: formVersionsTexts.companyLevel, href }}
          title={owner}
        />
        {children}
        <SaveBar onSave={save} submit={{ text: action, missing: lack }} />
      </form>
      <ConflictedForm title={owner} onSave={save} />
    </FormContext>
  );
}

const recordState = (session: EditSession) => ({
  count: pendingChangesOf(session.opened, contentOf(session)).length,
  saving: session.phase.at === 'saving',
  issues: recordIssues(session),
});
