import { hoursTexts } from '@commissary/catalog';
import { dateWords, dayNames, formatClock, type HoursWarning } from '@commissary/domain';
import { formatOpenTime } from './format-open-times.ts';
import { channelText } from './special-day-text.ts';

/** A warning as a sentence, with what to do about it where that is not obvious. */
export const hoursWarningText = (finding: HoursWarning): string => {
  const channel = capital(channelText[finding.channel]);
  switch (finding.is) {
    case 'overlap':
      return hoursTexts.overlapWarning(channel, formatOpenTime(finding.time), dayOf(finding));
    case 'short':
      return hoursTexts.shortWarning(
        channel,
        finding.time.endOffset / 60,
        dayOf(finding),
        formatClock(finding.time.startTime),
      );
    case 'briefly-closed':
      return hoursTexts.shortClosingWarning(
        channel,
        dayOf(finding),
        formatClock(finding.time.startTime + finding.time.endOffset),
      );
    case 'store-closed':
      return hoursTexts.storeClosedWarning(channel, dayOf(finding), formatOpenTime(finding.time));
    case 'never-open':
      return hoursTexts.closedAllDayWarning(dayNames[finding.dayOfWeek] ?? '');
    case 'own-unused':
      return hoursTexts.unusedHours(channel, channelText[finding.follows], finding.count);
    case 'special-usual':
      return hoursTexts.regularSpecialDay(dateWords(finding.dateString));
    case 'special-past':
      return hoursTexts.pastSpecialDay(dateWords(finding.dateString));
  }
};

const dayOf = ({ dayOfWeek, dateString }: { readonly dayOfWeek?: number; readonly dateString?: string }): string =>
  dateString === undefined ? (dayNames[dayOfWeek ?? 0] ?? '') : dateWords(dateString);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
