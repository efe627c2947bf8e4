import { appTexts, messages } from '@commissary/catalog';
import { formatNumber } from '@commissary/domain';
import { RequestLimitError } from '../api/index.ts';

/** Why the server rejected a request at a limit, and what to do about it; null for any other error. */
export const requestLimitText = (error: unknown): string | null => {
  if (!(error instanceof RequestLimitError)) return null;
  const { reason, failure, retryAfterSeconds } = error;
  if (reason === 'tooLarge') return messages.turnedAway.tooLarge(whatIsTooLarge(failure?.code, failure?.params?.limit));
  return messages.turnedAway[reason](
    retryAfterSeconds === null ? appTexts.shortly : appTexts.inSeconds(retryAfterSeconds),
  );
};

/** The text of a call that failed, with the reason of the rejection where it is known. */
export const withLimitReason = (text: string, error: unknown): readonly string[] => {
  const why = requestLimitText(error);
  return why === null ? [text] : [text, why];
};

const whatIsTooLarge = (code: string | undefined, limit: string | number | undefined): string => {
  const most = (words: (count: number) => string) =>
    typeof limit === 'number' ? appTexts.atMostSuffix(words(limit)) : '.';
  switch (code) {
    case 'TOO_MANY_VALUES':
      return appTexts.tooManyValues(most(formatNumber));
    case 'TOO_MANY_NAMES':
      return appTexts.tooManyNames(most(formatNumber));
    case 'TEXT_TOO_LONG':
      return appTexts.textTooLong(most(sizeOf));
    case 'BODY_TOO_COSTLY':
      return appTexts.tooCostly;
    default:
      return appTexts.tooLarge(most(sizeOf));
  }
};

const sizeOf = (bytes: number): string =>
  bytes >= 2 ** 20 ? appTexts.megabytes(Math.floor(bytes / 2 ** 20)) : appTexts.kilobytes(Math.floor(bytes / 2 ** 10));
