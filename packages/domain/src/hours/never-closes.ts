/** So many dates after today tell a channel that never closes from one that closes once a week. */
export const closingWithinDays = 8;

const week = 7 * 86_400_000;

/** Whether an interval of hours that were read so far ahead goes on for a week: there is no closing to name. */
export const neverCloses = ({ to }: { readonly to: number }, now: number): boolean => to - now >= week;
