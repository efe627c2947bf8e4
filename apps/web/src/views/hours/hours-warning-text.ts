import { dateWords, dayNames, formatClock, formatCount, formatOpenTime, type HoursWarning } from '@commissary/domain';
import { channelText } from './special-day-text.ts';

/** What does not add up, in a sentence, and what to do about it where that is not plain. */
export const hoursWarningText = (finding: HoursWarning): string => {
  const channel = capital(channelText[finding.channel]);
  switch (finding.is) {
    case 'overlap':
      return `${channel}: ${formatOpenTime(finding.time)} on ${dayOf(finding)} overlaps another opening time.`;
    case 'short':
      return `${channel} is open for only ${formatCount(finding.time.endOffset / 60, 'minute')} on ${dayOf(finding)}, from ${formatClock(finding.time.startTime)}.`;
    case 'briefly-closed':
      return `${channel} closes on ${dayOf(finding)} at ${formatClock(finding.time.startTime + finding.time.endOffset)} for less than half an hour.`;
    case 'store-closed':
      return `${channel} is open on ${dayOf(finding)} while the store is closed: ${formatOpenTime(finding.time)}.`;
    case 'never-open':
      return `Nothing is open on ${dayNames[finding.dayOfWeek]}s.`;
    case 'own-unused':
      return `${channel} follows ${channelText[finding.follows]}; its own ${formatCount(finding.count, 'opening time')} ${finding.count === 1 ? 'does' : 'do'} not count.`;
    case 'special-usual':
      return `The special day ${dateWords(finding.dateString)} is like any other.`;
    case 'special-past':
      return `The special day ${dateWords(finding.dateString)} is over.`;
  }
};

const dayOf = ({ dayOfWeek, dateString }: { readonly dayOfWeek?: number; readonly dateString?: string }): string =>
  dateString === undefined ? (dayNames[dayOfWeek ?? 0] ?? '') : dateWords(dateString);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
