import { homeTexts } from '@commissary/catalog';

/**
 * Good morning until noon, good afternoon until five, then good evening; the hour in the reader's time zone, 0 to 23.
 */
export const greeting = (displayName: string, hour: number): string => {
  if (hour >= 4 && hour < 12) return homeTexts.goodMorning(displayName);
  return hour >= 12 && hour < 17 ? homeTexts.goodAfternoon(displayName) : homeTexts.goodEvening(displayName);
};
