import type { LimitedCall } from '../../session/index.ts';
import { effectiveOf, type LoadedSnapshot, snapshotFromRecord, type VersionedRecord } from '../../snapshot/index.ts';
import { saveAnswerOf } from './document-port.ts';
import type { DocumentPort } from './save-document.ts';

/** The two calls of a record. A save on an outdated version is a 409. */
export interface RecordCalls<T> {
  /** The one that saves it. */
  readonly saves: LimitedCall;
  readonly load: () => Promise<VersionedRecord<T>>;
  readonly save: (value: T, opened: OpenedRecord<T>) => Promise<VersionedRecord<T>>;
}

/** The state that the edits were made on. */
export type OpenedRecord<T> = Pick<VersionedRecord<T>, 'version' | 'rows' | 'value'>;

/** The calls of a record, as the session of a document makes them. */
export const recordPort = <T>(
  { load, save }: Pick<RecordCalls<T>, 'load' | 'save'>,
  related?: LoadedSnapshot['related'],
): DocumentPort => ({
  load: async () => snapshotFromRecord(await load(), related),
  send: async (opened, content) => {
    try {
      // A session holds values of its definition: the types of fields end at the snapshot.
      const value = effectiveOf(opened, content) as T;
      return { is: 'saved', fresh: snapshotFromRecord(await save(value, openedRecord<T>(opened)), related) };
    } catch (error) {
      return saveAnswerOf(error);
    }
  },
});

const openedRecord = <T>({ base, versions }: LoadedSnapshot): OpenedRecord<T> => ({
  value: base as T,
  version: versions.base,
  rows: versions.rows,
});
