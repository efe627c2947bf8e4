import { edited, type Layers, type Path, type Values } from './only-this.ts';

/** What the model knows of a location. */
export interface TimedPlace {
  readonly id: string;
  readonly zone: string;
  readonly group: string;
  /** The version of its saved list. */
  ver: number;
  own: Values;
  live: Layers;
  /** The version that the last publish of everything brought. */
  wholeAt: number;
  scheduled: Scheduled | null;
}

interface Pinned {
  readonly layers: Layers;
  readonly ver: number;
}
interface Scheduled extends Pinned {
  readonly at: number;
}

/** The value of a list at a path before and with an edit; undefined = none. */
interface Pair {
  readonly before: unknown;
  readonly after: unknown;
}

export interface ModelEdit {
  readonly id: string;
  readonly place: TimedPlace;
  readonly path: Path;
  /** Undefined: a reset. */
  readonly value: unknown;
  readonly startAt: number;
  readonly endAt: number | null;
  dueAt: number;
  phase: 'waiting' | 'running' | 'ending' | 'over';
  question: 'CHANGED' | null;
  expected: unknown;
  saved: Pair | null;
  live: Pair | null;
  ver: number;
}

interface Period {
  readonly startAt: number;
  readonly endAt: number | null;
}

/** What timed edits do, by values of lists alone. */
export class TimedModel {
  readonly edits: ModelEdit[] = [];
  /** How many began or ended. */
  steps = 0;
  readonly savedAt: (place: TimedPlace) => Layers;
  /** Those that began since the versions of the lists were read. */
  private readonly begun: ModelEdit[] = [];

  constructor(savedAt: (place: TimedPlace) => Layers) {
    this.savedAt = savedAt;
  }

  publish(place: TimedPlace, { layers, ver }: Pinned): void {
    place.live = layers;
    place.wholeAt = ver;
  }

  /** The version that a list has after an edit began: what is published later than that contains it. */
  settleVersions(): void {
    for (const one of this.begun.splice(0)) one.ver = one.place.ver;
  }

  nextDue(places: readonly TimedPlace[]): number | null {
    const times = [
      ...places.flatMap(({ scheduled }) => scheduled?.at ?? []),
      ...this.edits.filter(isOpen).map(({ dueAt }) => dueAt),
    ];
    return times.length === 0 ? null : Math.min(...times);
  }

  due(places: readonly TimedPlace[], now: number): void {
    for (const place of places)
      if (place.scheduled !== null && place.scheduled.at <= now) {
        this.publish(place, place.scheduled);
        place.scheduled = null;
      }
    const ready = () =>
      this.edits
        .filter(one => isOpen(one) && one.dueAt <= now)
        .sort((a, b) => a.dueAt - b.dueAt || Number(a.phase === 'waiting') - Number(b.phase === 'waiting'));
    for (let [next] = ready(); next !== undefined; [next] = ready()) {
      this.steps += 1;
      if (next.phase !== 'waiting') this.end(next, false, now);
      else if (next.endAt !== null && next.endAt <= now) next.phase = 'over';
      else this.start(next, false);
    }
  }

  cancel(one: ModelEdit, now: number): boolean {
    if (one.phase === 'waiting') {
      one.phase = 'over';
      return true;
    }
    return this.end(one, false, now, true);
  }

  decide(one: ModelEdit, decision: 'anyway' | 'keep', now: number): boolean {
    if (decision === 'anyway' && one.phase === 'waiting') {
      if (one.endAt !== null && one.endAt <= now) return false;
      this.start(one, true);
    } else if (decision === 'anyway') this.end(one, true, now);
    else one.phase = 'over';
    one.question = null;
    return true;
  }

  /** Whether another edit that is not over holds the path at that time. */
  isHeld(place: TimedPlace, path: Path, period: Period | undefined): boolean {
    if (period === undefined) return false;
    return this.edits.some(
      one => one.place === place && one.path === path && one.phase !== 'over' && overlaps(one, period),
    );
  }

  /** Whether clocks of a zone ever show a local time. */
  showsEnd(local: string, zone: string): boolean {
    return textAt(firstInstantShowing(local, zone), zone) === local;
  }

  private start(one: ModelEdit, forced: boolean): void {
    const { place, path, value } = one;
    const before = place.own.get(path);
    if (!forced && before !== one.expected) {
      one.question = 'CHANGED';
      return;
    }
    const liveBefore = place.live.own.get(path);
    const own = edited(this.savedAt(place), 'own', path, value);
    const live = edited(place.live, 'own', path, value);
    one.saved = { before, after: own.get(path) };
    one.live = { before: liveBefore, after: live.get(path) };
    this.write(one, own, live);
    this.begun.push(one);
    one.phase = one.endAt === null ? 'over' : 'running';
    one.dueAt = one.endAt ?? 0;
  }

  private end(one: ModelEdit, forced: boolean, now: number, asked = false): boolean {
    const { place, path } = one;
    const saved = one.saved ?? none;
    const live = one.live ?? none;
    const current = place.own.get(path);
    if (!forced && one.phase === 'running' && current !== saved.after && current !== saved.before) {
      if (!asked) one.question = 'CHANGED';
      return false;
    }
    const puts = one.phase !== 'ending' && (forced || current === saved.after);
    const own = puts ? put(place.own, path, saved.before) : place.own;
    const back = place.wholeAt >= one.ver ? saved.before : live.before;
    const puts2 = forced || place.live.own.get(path) === live.after;
    this.write(one, own, puts2 ? put(place.live.own, path, back) : place.live.own);
    const carried = place.scheduled !== null && place.scheduled.layers.own.get(path) === saved.after;
    one.question = null;
    if (carried && saved.after !== saved.before) {
      one.phase = 'ending';
      one.dueAt = Math.max(place.scheduled?.at ?? 0, now + 1_000);
    } else one.phase = 'over';
    return true;
  }

  private write(one: ModelEdit, own: Values, live: Values): void {
    const { place, path } = one;
    const before = place.own.get(path);
    place.own = own;
    place.live = { ...place.live, own: live };
    for (const other of this.edits)
      if (
        other !== one &&
        other.place === place &&
        other.path === path &&
        other.phase === 'waiting' &&
        other.expected === before
      )
        other.expected = own.get(path);
  }
}

const none: Pair = { before: undefined, after: undefined };

const isOpen = ({ phase, question }: ModelEdit): boolean => phase !== 'over' && question === null;

const put = (values: Values, path: Path, value: unknown): Values => {
  const next = new Map(values);
  next.delete(path);
  return value === undefined ? next : next.set(path, value);
};

const overlaps = (one: Period, other: Period): boolean => {
  const before = (a: Period, b: Period) => (a.endAt === null ? a.startAt < b.startAt : a.endAt <= b.startAt);
  return !before(one, other) && !before(other, one);
};

const formatters = new Map<string, Intl.DateTimeFormat>();

/** What clocks of a zone show, to the minute. */
export const textAt = (instant: number, zone: string): string => {
  const formatter =
    formatters.get(zone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  formatters.set(zone, formatter);
  return formatter.format(instant).replace(' ', 'T');
};

/** The first minute at which clocks of a zone show a local time or a later one, found by looking at each. */
export const firstInstantShowing = (local: string, zone: string): number => {
  const utc = Date.parse(`${local}Z`);
  for (let at = utc - 15 * 3_600_000; ; at += 60_000) if (textAt(at, zone) >= local) return at;
};
