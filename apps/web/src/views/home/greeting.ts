import { homeTexts } from '@commissary/catalog';

/**
 * Greets somebody by the first name: good morning until noon, good afternoon until five, then good evening; the hour in
 * the reader's time zone, 0 to 23.
 */
export const greeting = (displayName: string, hour: number): string => {
  const [firstName = displayName] = displayName.trim().split(/\s+/);
  if (hour >= 4 && hour < 12) return homeTexts.goodMorning(firstName);
  return hour >= 12 && hour < 17 ? homeTexts.goodAfternoon(firstName) : homeTexts.goodEvening(firstName);
};
