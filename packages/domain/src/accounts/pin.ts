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

/**
 * Returns whether somebody else among these people could log on at a location where somebody with these places can. The
 * work grows with the number of places, and not with that of the pairs: thousands may have one PIN, each at another
 * location.
 */
export const meetingAmong = (
  people: Iterable<readonly [personId: string, places: readonly LogOnPlace[]]>,
  groupOf: (locationId: string) => string | null,
): ((personId: string, places: readonly LogOnPlace[]) => boolean) => {
  const [everybody, whole] = [new Set<string>(), new Set<string>()];
  const [at, inside] = [new Map<string, Set<string>>(), new Map<string, Set<string>>()];
  const note = (index: Map<string, Set<string>>, id: string, personId: string) => {
    const found = index.get(id);
    if (found === undefined) index.set(id, new Set([personId]));
    else found.add(personId);
  };
  for (const [personId, places] of people)
    for (const place of places) {
      everybody.add(personId);
      if (isWhole(place)) whole.add(personId);
      note(at, place.id, personId);
      const group = place.type === 'LOCATION' ? groupOf(place.id) : null;
      if (group !== null) note(inside, group, personId);
    }
  return (personId, places) => {
    const hasOther = (found: ReadonlySet<string> | undefined): boolean =>
      found !== undefined && found.size > (found.has(personId) ? 1 : 0);
    if (places.length > 0 && hasOther(whole)) return true;
    return places.some(place => {
      if (isWhole(place)) return hasOther(everybody);
      if (hasOther(at.get(place.id))) return true;
      const group = place.type === 'LOCATION' ? groupOf(place.id) : null;
      return hasOther(group === null ? inside.get(place.id) : at.get(group));
    });
  };
};

const isWhole = ({ type }: LogOnPlace): boolean => type === 'COMPANY' || type === 'GLOBAL';
