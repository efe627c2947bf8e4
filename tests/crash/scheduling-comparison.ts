import type { SchedulingItemRecord } from '@commissary/contract';
import type { ServiceRow } from '../../apps/server/src/testing/scheduling-service.ts';
import type { SavedItem } from './scheduling-manager.ts';

interface Compared {
  readonly saved: ReadonlyMap<string, SavedItem>;
  /** As the console shows it. */
  readonly shown: readonly SchedulingItemRecord[];
  /** What the service has. */
  readonly rows: readonly ServiceRow[];
}

const keyOf = (kind: string, id: string): string => `${kind} ${id}`;

/** The row that the service has of something whose answer was lost, as a person finds it there. */
export const rowAtService = ({ saved, shown, rows }: Compared, item: SchedulingItemRecord): ServiceRow | undefined => {
  const named = new Set(shown.map(({ kind, externalId }) => keyOf(kind, externalId ?? '')));
  const names = saved.get(item.itemId)?.names ?? [item.name];
  return rows.find(
    ({ kind, id, sent }) =>
      kind === item.kind &&
      !named.has(keyOf(kind, id)) &&
      (kind === 'user' ? sent.tccUserId === item.itemId : names.includes(String(sent.name))),
  );
};

/** How what was saved, what the console shows and what the service has differ; what is unclear may be there or not. */
export const differences = (compared: Compared): string[] => {
  const { saved, shown, rows } = compared;
  const byId = new Map(rows.map(row => [keyOf(row.kind, row.id), row]));
  const items = new Map(shown.map(item => [item.itemId, item]));
  const unclear = shown.filter(({ state }) => state === 'unclear');
  const claimed = new Set([
    ...shown.map(({ kind, externalId }) => keyOf(kind, externalId ?? '')),
    ...unclear.flatMap(item => rowAtService(compared, item) ?? []).map(({ kind, id }) => keyOf(kind, id)),
  ]);
  return [
    ...shown.flatMap(({ kind, itemId, name, state, why, externalId }) => {
      if (kind === 'location' || why === 'NO_EMAIL') return [];
      if (state !== 'sent') return [`${name} is ${state} ${why}`];
      const row = byId.get(keyOf(kind, externalId ?? ''));
      if (row === undefined) return [`${name} is lost: the service has no ${externalId}`];
      const isSame = kind === 'user' ? row.sent.tccUserId === itemId : row.sent.name === name;
      return isSame ? [] : [`${name} is ${JSON.stringify(row.sent)} at the service`];
    }),
    ...[...saved.values()].flatMap(({ id, name, departmentId }) => {
      const item = items.get(id);
      if (item?.name !== name) return [`${name} is lost: the console shows ${item?.name}`];
      const department = departmentId === undefined ? undefined : items.get(departmentId)?.externalId;
      const row = byId.get(keyOf(item.kind, item.externalId ?? ''));
      const isThere = department === undefined || row?.sent.departmentId === department;
      return isThere ? [] : [`${name} is in ${row?.sent.departmentId} and not in ${department}`];
    }),
    ...rows
      .filter(({ kind, id }) => !claimed.has(keyOf(kind, id)))
      .map(({ id, sent }) => `${id} is there twice, or no longer here: ${JSON.stringify(sent)}`),
  ];
};
