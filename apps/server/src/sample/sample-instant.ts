import { addDays, plainDateTimeToInstant } from '@commissary/domain';

/** The instant at which clocks of a zone show a time of a business day; after midnight the hour is 24 or more. */
export const instantAt = (zone: string, day: string, hour: number, minute: number): number => {
  const date = addDays(day, Math.floor(hour / 24));
  const [hours, minutes] = [hour % 24, minute].map(part => String(part).padStart(2, '0'));
  return plainDateTimeToInstant(`${date}T${hours}:${minutes}`, zone);
};
