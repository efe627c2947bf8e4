import { businessDayStart, businessDayStarts, formatClock } from '@commissary/domain';
import { date, nullable, number } from '@commissary/schema';
import { dayStartTexts as texts } from '../texts/index.ts';

/** When business days begin, of a company or a location. */
export const dayStart = (help?: string) =>
  number({
    label: texts.start,
    ...(help !== undefined && { help }),
    initial: businessDayStart,
    options: businessDayStarts.map(value => ({ value, label: formatClock(value) })),
  });

/** From which day on they do. */
export const dayStartFrom = nullable(date({ label: texts.from, help: texts.fromHelp }));
