import { documents, type Hours } from '@commissary/catalog';
import { apply, type Change } from '@commissary/document';
import { type Channel, openIntervals } from '@commissary/domain';
import { initial } from '@commissary/schema';
import { describe, expect, it } from 'vitest';
import { findActive, type TemporaryHours, temporaryEdits } from './temporary-hours-state.ts';

const hour = 3600;
const zone = 'America/Chicago';
const settings = initial(documents.settings.field);
const week = [0, 1, 2, 3, 4, 5, 6].map(dayOfWeek => ({
  id: `d${dayOfWeek}`,
  dayOfWeek,
  startTime: 11 * hour,
  endOffset: 14 * hour,
}));
const hours: Hours = { ...settings.hours, inStore: week, delivery: week, onlineSameAsStore: true };
/** A Tuesday, four in the afternoon, and half past midnight of the following night. */
const afternoon = Date.parse('2026-11-24T22:00:00Z');
const night = Date.parse('2026-11-25T06:30:00Z');

const after = (now: number, chosen: readonly Channel[], what: TemporaryHours): Hours => {
  const at = { settings: { ...settings, hours }, ver: 4, zone, now };
  return apply(at.settings, temporaryEdits(at, chosen, what) as readonly Change[]).hours;
};
const open = (of: Hours, channel: Channel) =>
  openIntervals(of, channel, zone, '2026-11-24', '2026-11-25')
    .filter(({ to }) => to > Date.parse('2026-11-24T12:00:00Z'))
    .map(({ opens, closes }) => `${opens.slice(8)} ${closes.slice(8)}`);

describe('temporary closing', () => {
  it('until a time, after which it opens by itself', () => {
    const shut = after(afternoon, ['delivery'], { is: 'closed', until: '2026-11-24T18:00' });
    expect(open(shut, 'delivery')).toEqual(['24T11:00 24T16:00', '24T18:00 25T01:00', '25T11:00 26T01:00']);
    expect(open(shut, 'inStore')).toEqual(open(hours, 'inStore'));
    expect(findActive(shut, afternoon)).toMatchObject({ is: 'closed', label: 'Closed until 6 PM', ver: 5 });
    expect(findActive(shut, afternoon + 3 * hour * 1000)).toBeNull();
  });
  it('is stored beside the id, so that a member with another id is temporary too', () => {
    const shut = after(afternoon, ['delivery'], { is: 'closed', until: '2026-11-24T18:00' });
    const specialHours = shut.specialHours.map((day, at) => ({ ...day, id: `copy-${at}` }));
    expect(specialHours.map(({ temporary }) => temporary)).toEqual([
      { action: 'CLOSED', version: 5, endsAt: afternoon + 2 * hour * 1000 },
    ]);
    expect(findActive({ ...shut, specialHours }, afternoon)).toMatchObject({ is: 'closed', ver: 5 });
  });
  it('for the rest of a trading day that continues after midnight', () => {
    expect(open(after(afternoon, ['delivery'], { is: 'closed', until: 'today' }), 'delivery')).toEqual([
      '24T11:00 24T16:00',
      '25T11:00 26T01:00',
    ]);
    expect(open(after(night, ['delivery'], { is: 'closed', until: 'today' }), 'delivery')[0]).toBe('24T11:00 25T00:30');
  });
  it('is described with a time as its end only where it opens again then', () => {
    const shut = after(afternoon, ['delivery'], { is: 'closed', until: 'today' });
    expect(findActive(shut, afternoon)?.label).toBe('Closed for the rest of today (usually open until 1 AM)');
  });
  it('is empty where nothing is open, or the time is over', () => {
    const at = { settings: { ...settings, hours }, ver: 4, zone, now: afternoon };
    expect(temporaryEdits(at, ['onlineDelivery'], { is: 'closed', until: 'today' })).toEqual([]);
    expect(temporaryEdits(at, ['delivery'], { is: 'closed', until: '2026-11-24T15:00' })).toEqual([]);
  });
});

it('opening longer moves only the closing of this trading day, also after midnight', () => {
  for (const now of [afternoon, night]) {
    const late = after(now, ['inStore'], { is: 'longer', seconds: hour });
    expect(open(late, 'inStore')).toEqual(['24T11:00 25T02:00', '25T11:00 26T01:00']);
    expect(open(late, 'delivery')).toEqual(open(hours, 'delivery'));
    expect(findActive(late, now)).toMatchObject({ is: 'longer', ver: 5, edits: [{ op: 'reset' }] });
  }
});

it('on a special day only the temporary change is found again', () => {
  const feast = { id: 'feast', dateString: '2026-11-24', label: 'Feast', inStore: [], delivery: week.slice(0, 1) };
  const at = { settings: { ...settings, hours: { ...hours, specialHours: [feast] } }, ver: 4, zone, now: afternoon };
  const edits = temporaryEdits(at, ['delivery'], { is: 'longer', seconds: hour }) as readonly Change[];
  const late = apply(at.settings, edits).hours;
  expect(findActive(late, afternoon)?.edits).toEqual([{ op: 'reset', path: '/hours/specialHours/[feast]/delivery' }]);
});
