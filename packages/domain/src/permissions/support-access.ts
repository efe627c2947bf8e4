/** What a company lets the staff of the provider do while they act as one of its people, from least to most. */
export const supportAccesses = ['never', 'read', 'write'] as const;
export type SupportAccess = (typeof supportAccesses)[number];

export interface SupportRules {
  readonly supportAccess: SupportAccess;
  /** The last day, `YYYY-MM-DD` in UTC, on which changes are let; set with `write`, and with nothing else. */
  readonly supportUntil: string | null;
}

/** Whether the last day is given where it is needed, and nowhere else. */
export const isSupportDated = ({ supportAccess, supportUntil }: SupportRules): boolean =>
  (supportAccess === 'write') === (supportUntil !== null);

const dayMs = 86_400_000;

/** Whether who acts as somebody of the company may change something at an instant: until the end of the last day. */
export const supportMayWrite = ({ supportAccess, supportUntil }: SupportRules, now: number): boolean =>
  supportAccess === 'write' && supportUntil !== null && now < Date.parse(`${supportUntil}T00:00:00Z`) + dayMs;

/** Whether rules let support do more, or for longer, than others. */
export const letsSupportMore = (after: SupportRules, before: SupportRules): boolean =>
  rank(after) > rank(before) || (after.supportUntil ?? '') > (before.supportUntil ?? '');

const rank = ({ supportAccess }: SupportRules): number => supportAccesses.indexOf(supportAccess);
