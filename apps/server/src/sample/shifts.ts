import type { Shift, SoldName, Ticket } from '@commissary/domain';
import { sampleCrew, sampleJobs } from './crew.ts';
import type { SampleLocation } from './locations.ts';
import { samplePersonRows } from './people.ts';
import { instantAt } from './sample-instant.ts';
import { seeded } from './seeded.ts';

const [minuteMs, hourMs] = [60_000, 3_600_000];
const jobNames: Readonly<Record<string, string>> = { '1': 'Cashier', '2': 'Driver', '3': 'Manager', '4': 'Server' };

/** Between which hours somebody in a job begins, and how many hours a shift has. */
const hoursOf: Readonly<Record<string, readonly (readonly [begin: number, hours: number])[]>> = {
  '1': [[10, 8]],
  '2': [[16, 6]],
  '3': [[9, 9]],
  '4': [
    [10.5, 8],
    [15, 8.5],
  ],
};

/** Somebody forgot to clock out here; a manager has ended the shift by hand. */
const forgot = { location: 'elm-st', daysAgo: 3 };

const people = new Map([...samplePersonRows, ...sampleCrew].map(({ id, name }) => [id, name]));
const jobs = sampleJobs('2030-01-01');

interface Worker extends SoldName {
  readonly jobTypeId: string;
}

/** Who works at a location on a day: everybody on five days of a week, by turns; who has two places at one of them. */
export const workersOn = (locationId: string, day: string): readonly Worker[] => {
  const weekday = new Date(day).getUTCDay();
  return jobs
    .filter(({ on }) => on.id === locationId)
    .flatMap(({ personId, jobTypeId }, at): Worker[] => {
      const places = jobs.filter(one => one.personId === personId);
      const isFree = [0, 1].some(next => weekday === (2 * at + next + 1) % 7);
      const isElsewhere = places.length > 1 && places[weekday % places.length]?.on.id !== locationId;
      return isFree || isElsewhere ? [] : [{ id: personId, name: people.get(personId) ?? '', jobTypeId }];
    });
};

interface Day {
  readonly day: string;
  readonly daysAgo: number;
  /** Nothing later is known. */
  readonly heard: number;
}

/** Who worked at a location on a day, as its terminals know it; tips and deliveries are those of its tickets. */
export const sampleShifts = (
  { id, timeZone }: Pick<SampleLocation, 'id' | 'timeZone'>,
  tickets: readonly Ticket[],
  { day, daysAgo, heard }: Day,
): readonly Shift[] =>
  workersOn(id, day).flatMap((worker, at): Shift[] => {
    const random = seeded(`${id} ${day} ${worker.id}`);
    const drawn = Array.from({ length: 5 }, random);
    const [early = 0, late = 0, pause = 0, cash = 0, extra = 0] = drawn;
    const choices = hoursOf[worker.jobTypeId] ?? [];
    const [begin, hours] = choices[at % choices.length] ?? [9, 8];
    const clockIn = instantAt(timeZone, day, Math.floor(begin), Math.round((begin % 1) * 60 + early * 14));
    // Some days are long.
    const ends = clockIn + Math.round(hours * 60 + late * 20 + (extra > 0.85 ? 110 : 0)) * minuteMs;
    if (clockIn > heard) return [];
    const isForgotten = at === 0 && id === forgot.location && daysAgo === forgot.daysAgo;
    const clockOut = ends > heard ? null : ends;
    const lunch = clockIn + Math.round(3.5 * 60 + pause * 40) * minuteMs;
    const rest = clockIn + Math.round(1.5 * 60 + pause * 20) * minuteMs;
    const last = clockOut ?? heard;
    const own = tickets.filter(({ server }) => server?.id === worker.id);
    const driven = tickets.filter(({ delivery }) => delivery?.driver?.id === worker.id);
    const heldTips = own.flatMap(({ payments }) => payments).reduce((sum, { tip }) => sum + tip, 0);
    const isServer = worker.jobTypeId === '4';
    return [
      {
        id: `${day.replaceAll('-', '')}-${worker.id}`,
        revision: isForgotten ? 2 : 1,
        deviceId: `${id}-counter`,
        employee: { id: worker.id, name: worker.name },
        job: { id: worker.jobTypeId, name: jobNames[worker.jobTypeId] ?? '' },
        ...{ clockIn, clockOut },
        breaks: [
          { kind: 'breaks' as const, from: rest, to: rest + 10 * minuteMs },
          { kind: 'lunch' as const, from: lunch, to: lunch + 30 * minuteMs },
        ].filter(({ to }) => to <= last && ends - clockIn > 6 * hourMs),
        declaredTips: clockOut !== null && isServer ? heldTips + Math.round(cash * 30) * 100 : 0,
        heldTips: clockOut === null ? 0 : heldTips,
        sales: own.reduce((sum, { total }) => sum + total, 0),
        deliveries:
          driven.length === 0
            ? null
            : {
                ...{ orders: driven.length, dispatches: driven.length, miles: driven.length * 430 },
                orderTotal: driven.reduce((sum, { total }) => sum + total, 0),
                byZone: [],
              },
        payments: [],
        edited:
          isForgotten && clockOut !== null
            ? {
                at: clockOut + 12 * hourMs,
                by: { id: 'ana', name: people.get('ana') ?? '' },
                reason: 'Forgot to clock out',
              }
            : null,
      },
    ];
  });
