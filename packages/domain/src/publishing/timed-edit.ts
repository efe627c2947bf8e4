/**
 * Of a timed edit at one location: it has not begun; it is in force; it has ended, but a scheduled publish still has its
 * value and brings it again; nothing is left to do.
 */
export const timedPhases = ['waiting', 'running', 'ending', 'over'] as const;
export type TimedPhase = (typeof timedPhases)[number];

/**
 * Why a timed edit waits for a decision: somebody else changed its path; its author may no longer publish or edit there,
 * or is no longer active; the location would not be valid; the document is not what is live there.
 */
export const timedQuestions = ['CHANGED', 'NOT_ALLOWED', 'AUTHOR_LEFT', 'NOT_VALID', 'NOT_LIVE'] as const;
export type TimedQuestion = (typeof timedQuestions)[number];

/**
 * How it came to an end: by itself, before its end, before its start; what is there was kept; it has no end; its end came
 * before it could start; the location was removed.
 */
export const timedOutcomes = ['ENDED', 'ENDED_EARLY', 'CANCELLED', 'KEPT', 'STAYS', 'MISSED', 'REMOVED'] as const;
export type TimedOutcome = (typeof timedOutcomes)[number];

/** The most locations of one timed edit. */
export const mostTimedLocations = 1_000;
