/** What somebody types at a terminal to log on. */
export const pinPattern = /^\d{4,8}$/;
/** The number of digits of a PIN that the server proposes. */
export const proposedPinDigits = 6;

/** The fewest digits of a PIN of somebody with a restricted permission. */
export const restrictedPinDigits = 6;

/** How a PIN is hashed for terminals: argon2id, with memory in KiB. */
export const pinHashing = { memory: 19_456, passes: 2, parallelism: 1, length: 32 } as const;

/** Where somebody can log on: at every location of the company, of a group, or at one. */
export interface LogOnPlace {
  readonly type: 'GLOBAL' | 'COMPANY' | 'GROUP' | 'LOCATION';
  readonly id: string;
}

/** Whether two people, one with each of these places, could log on at a common location. */
export const placesMeet = (
  one: readonly LogOnPlace[],
  other: readonly LogOnPlace[],
  groupOf: (locationId: string) => string | null,
): boolean => {
  const isIn = (location: LogOnPlace, group: LogOnPlace) =>
    location.type === 'LOCATION' && group.type === 'GROUP' && groupOf(location.id) === group.id;
  return one.some(a => other.some(b => isWhole(a) || isWhole(b) || a.id === b.id || isIn(a, b) || isIn(b, a)));
};

const isWhole = ({ type }: LogOnPlace): boolean => type === 'COMPANY' || type === 'GLOBAL';
