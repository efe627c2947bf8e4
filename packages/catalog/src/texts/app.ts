import { formatCount, pluralForm } from '@commissary/domain';

/** Texts of what runs before a user is signed in: limits of requests, and the change of company. */
export const appTexts = {
  changeCompany: 'Change company',
  inSeconds: (retryAfterSeconds: number) => `in ${formatCount(retryAfterSeconds, 'second')}`,
  atMostSuffix: (words: string) => `: at most ${words}.`,
  textTooLong: (most: string) => `One of the texts is too long${most}`,
  tooCostly: 'This is too complex for the server to read.',
  tooLarge: (most: string) => `This is too large to save at once${most}`,
  megabytes: (floor: number) => `${floor} MB`,
  kilobytes: (floor: number) => `${floor} KB`,
  changesLeftBehind: (count: number, where: string) =>
    `${formatCount(count, 'unsaved change')} ${pluralForm(count, 'stays', 'stay')} as a draft in ${where}.`,
  tooManyValues: (most: string) => `This has too many values to save at once${most}`,
  tooManyNames: (most: string) => `This has too many different keys to save at once${most}`,
  shortly: 'shortly',
};
