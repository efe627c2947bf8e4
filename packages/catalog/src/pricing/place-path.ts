import type { Place } from '@commissary/domain';
import { joinTokens, keyToken, memberToken } from '@commissary/schema';

/** Returns the document path of a place in a menu. */
export const placePath = (place: Place): string =>
  joinTokens(place.map(part => (typeof part === 'string' ? keyToken(part) : memberToken(part.id))));
