import { timedTexts } from '@commissary/catalog';
import { dayAndTimeAt } from '../formatting/index.ts';

interface Period {
  readonly startsAt: number;
  readonly endsAt: number | null;
  readonly timeZone: string;
}

/** `Nov 27, 4:00 PM CT to Nov 27, 6:00 PM CT`: the same local times in each zone, so in the first one. */
export const periodWords = (
  { startsAt, endsAt, timeZone }: Period,
  { starts, ends }: { readonly starts: string | null; readonly ends: string | null },
): string => {
  const [from, to] = [startsAt, endsAt].map(at => (at === null ? '' : dayAndTimeAt(at, timeZone)));
  if (ends === null) return timedTexts.from(from ?? '');
  return starts === null ? timedTexts.until(to ?? '') : timedTexts.period(from ?? '', to ?? '');
};
