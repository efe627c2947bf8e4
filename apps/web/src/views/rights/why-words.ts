import type { ExplainedRights, RightsReason } from '@commissary/contract';
import { formatDate } from '@commissary/domain';
import type { ActivePlace } from '../../session/place.ts';
import { placeName } from '../employees/employee-words.ts';

export type ExplainedRight = ExplainedRights['rights'][number];
type Namer = Pick<ActivePlace, 'user'>;

/** Where a right comes from, in a sentence without its full stop. Days are told in the given zone. */
export const reasonWords = (reason: RightsReason, place: Namer, zone: string): string => {
  const { roleName, grantObject, by, givenBy, givenAt } = reason;
  const role = `${roleName} at ${placeName(grantObject, place)}`;
  const how = by === 'superUser' ? `${role}, which makes a super user` : role;
  if (givenBy === null || givenAt === null) return how;
  return `${how}, given by ${givenBy} on ${formatDate(givenAt, zone)}`;
};

/** Why the right is missing: held elsewhere, or nowhere, and who could give it. */
export const missingWords = ({ elsewhere, givers }: ExplainedRight, place: Namer): readonly string[] => {
  const places = [...new Set(elsewhere.map(({ grantObject }) => placeName(grantObject, place)))];
  return [
    places.length === 0 ? 'Not granted by any role' : `Only at ${places.join(', ')}`,
    givers.length === 0 ? 'Nobody here can give it' : `${orList(givers)} can give it`,
  ];
};

const orList = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
