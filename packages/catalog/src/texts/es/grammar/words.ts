import { dateFormatsOf, numberFormatsOf, spanish } from '@commissary/domain';

/** Counts, lists and dates in Spanish, also in a process that otherwise writes English. */
export const { formatCount, formatList, formatNumber, pluralForm } = numberFormatsOf(spanish);
export const { dateWords, formatDate, formatInstant } = dateFormatsOf(spanish);

/** Sunday first. */
export const dayNames = spanish.days;
