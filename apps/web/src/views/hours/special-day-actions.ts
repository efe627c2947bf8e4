import type { SpecialHours } from '@commissary/catalog';
import type { Edit } from '@commissary/document';
import { joinPath, memberToken } from '@commissary/schema';
import type { FormStore } from '../../form/state/index.ts';
import { act } from './hours-actions.ts';
import { hoursValueOf } from './week-state.ts';

export const specialPath = '/hours/specialHours';
export const specialDayPath = (id: string | number): string => joinPath(specialPath, memberToken(id));

/** Adds a special day. An existing one on that date is removed: the newest applies. */
export const addSpecialDay = (store: FormStore, id: string, dateString: string): void => {
  const days = hoursValueOf(store.session()).specialHours;
  const last = days.at(-1);
  const lastId = last === undefined ? null : String(last.id);
  const value: SpecialHours = { id, dateString, label: '', inStore: [], delivery: [], onlineDelivery: [], online: [] };
  act(store, specialPath, [
    { op: 'add', path: specialDayPath(id), after: lastId, value },
    ...othersOn(days, dateString, id),
  ]);
};

/** Gives a special day another date; the one that had it is removed. */
export const moveSpecialDay = (store: FormStore, id: string, dateString: string): void =>
  act(store, specialPath, [
    { op: 'set', path: `${specialDayPath(id)}/dateString`, value: dateString },
    ...(dateString === '' ? [] : othersOn(hoursValueOf(store.session()).specialHours, dateString, id)),
  ]);

const othersOn = (days: readonly SpecialHours[], dateString: string, id: string): readonly Edit[] =>
  days
    .filter(day => day.dateString === dateString && String(day.id) !== id)
    .map(day => ({ op: 'remove', path: specialDayPath(day.id) }));
