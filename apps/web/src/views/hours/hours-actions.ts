import type { Edit } from '@commissary/document';
import type { OpenTime } from '@commissary/domain';
import { joinPath, memberToken } from '@commissary/schema';
import { change } from '../../form/edit-session/index.ts';
import type { FormStore } from '../../form/state/index.ts';

/** An opening time in the document, by its path. */
export interface TimeAtPosition {
  readonly path: string;
  readonly time: OpenTime;
}

/** A list of opening times, and its last member. */
export interface TimesPath {
  readonly listPath: string;
  readonly lastId: string | null;
}

/** Several edits as one step of undo; with a key, the following ones with the same key belong to it. */
export const act = (store: FormStore, path: string, edits: readonly Edit[], key: string | null = null): void => {
  if (edits.length > 0) store.write(change(store.session(), edits, key), [path]);
};

/** Moves an opening time. While it is dragged or typed the key keeps it one step. */
export const putTime = (store: FormStore, entry: TimeAtPosition, time: OpenTime, typing = true): void =>
  act(store, entry.path, timeEdits(entry, time), typing ? entry.path : null);

/** Adds an opening time after the last one; `more` contains the fields beside its times. */
export const addTime = (
  store: FormStore,
  { listPath, lastId }: TimesPath,
  id: string,
  time: OpenTime,
  more: Readonly<Record<string, unknown>> = {},
): void => act(store, listPath, [addEdit(listPath, lastId, id, { ...more, ...timesOf(time) })]);

export const removeTime = (store: FormStore, listPath: string, path: string): void =>
  act(store, listPath, [{ op: 'remove', path }]);

/**
 * Copies the times of one day to other days, in one step. Existing times are changed rather than replaced, so their ids
 * stay.
 */
export const copyDay = (
  store: FormStore,
  { listPath, lastId }: TimesPath,
  times: readonly OpenTime[],
  targets: readonly { readonly day: number; readonly entries: readonly TimeAtPosition[] }[],
  newId: () => string,
): void => {
  let last = lastId;
  const edits = targets.flatMap(({ day, entries }) => [
    ...times.flatMap((time, index): readonly Edit[] => {
      const entry = entries[index];
      if (entry !== undefined) return timeEdits(entry, time);
      const id = newId();
      const added = addEdit(listPath, last, id, { dayOfWeek: day, ...timesOf(time) });
      last = id;
      return [added];
    }),
    ...entries.slice(times.length).map(({ path }): Edit => ({ op: 'remove', path })),
  ]);
  act(store, listPath, edits);
};

/** A copied time may be an entry; its id and its day are not copied. */
const timesOf = ({ startTime, endOffset }: OpenTime): OpenTime => ({ startTime, endOffset });

const timeEdits = ({ path, time }: TimeAtPosition, { startTime, endOffset }: OpenTime): readonly Edit[] => [
  ...(startTime === time.startTime ? [] : [{ op: 'set', path: `${path}/startTime`, value: startTime } as const]),
  ...(endOffset === time.endOffset ? [] : [{ op: 'set', path: `${path}/endOffset`, value: endOffset } as const]),
];

const addEdit = (
  listPath: string,
  after: string | null,
  id: string,
  value: Readonly<Record<string, unknown>>,
): Edit => ({
  op: 'add',
  path: joinPath(listPath, memberToken(id)),
  after,
  value: { id, ...value },
});
