/** What the scheduling service knows of: locations, whose cache it clears, departments, job types and people. */
export const schedulingKinds = ['location', 'department', 'role', 'user'] as const;
export type SchedulingKind = (typeof schedulingKinds)[number];

/**
 * `waiting`: a call is still to be made. `sending`: one is under way. `failed`: none is made until something about it
 * changes, or somebody asks for it. `unclear`: it was created, and the answer was lost: the service may have it, so it
 * is not created again.
 */
export const schedulingStates = ['waiting', 'sending', 'sent', 'failed', 'unclear'] as const;
export type SchedulingState = (typeof schedulingStates)[number];

/** Why it is not at the service, or not as it is here. */
export const schedulingReasons = [
  'NO_NAME',
  'NO_DEPARTMENT',
  'NO_EMAIL',
  'NO_LOCATION_ID',
  'NO_ANSWER',
  'NOT_ALLOWED',
  'NO_PUBLIC_ADDRESS',
  'NO_CONNECTION',
  'TOO_SLOW',
  'REFUSED',
  'BAD_ANSWER',
] as const;
export type SchedulingReason = (typeof schedulingReasons)[number];
