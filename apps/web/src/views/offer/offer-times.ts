import { offersTexts } from '@commissary/catalog';
import {
  dateWords,
  daySeconds,
  formatClock,
  nextValidTimes,
  type OfferTerms,
  plainDateAt,
  plainDateTimeAt,
  type ValidTime,
} from '@commissary/domain';

/** The next times in which an offer is valid from an instant on, with the day and the hours of each as text. */
export const validTimes = (terms: OfferTerms, instant: number, zone: string, count: number) => {
  const date = plainDateAt(instant, zone);
  const { hour, minute, second } = plainDateTimeAt(instant, zone);
  const times = nextValidTimes(terms, { date, time: hour * 3600 + minute * 60 + second }, count);
  return times.map(time => ({
    time,
    day: time.date === date ? offersTexts.today : dateWords(time.date),
    hours: hoursText(time),
  }));
};

const hoursText = ({ startTime, endOffset }: ValidTime): string =>
  endOffset === daySeconds
    ? offersTexts.allDay
    : offersTexts.hours(formatClock(startTime), formatClock(startTime + endOffset));
