/** All times in milliseconds, unless the name says otherwise. */
const second = 1_000;
const minute = 60 * second;

/** How long a notification is shown, by kind. */
export const notificationMs = {
  error: 20 * second,
  success: 10 * second,
  info: 10 * second,
  warning: 10 * second,
} as const;

/** Activity is checked at this interval; a keep-alive is sent when the last one is this old. */
export const keepAlive = { checkEveryMs: 10 * second, sendAfterMs: 55 * minute } as const;

/** How long a sign-in is locked after too many failures. */
export const loginLockMs = 30 * minute;

export const publishing = { pollEveryMs: 2 * second, batchSize: 5, batchSpacingMs: 30 * second } as const;

/** A terminal in contact has taken a publish by then; later it needs attention. */
export const takenWithinMs = 5 * minute;

/** A location whose last contact is older than this is out of date. */
export const freshnessMs = 24 * 60 * minute;

/** A save of more changes than this asks for confirmation. */
export const saveConfirmAbove = 6;

/** The code of a save on an outdated version, as the specification writes it. */
export const staleVersion = 'CONFLICTING EDIT';

/** How often a save that met a newer version is retried. */
export const conflictRetries = 2;

/** The most characters of the reason for which a location is frozen. */
export const freezeReasonLength = 200;

/** How many locations one call changes, all of them or none. */
export const locationsPerEdit = 100;
/** The number of employees that one act can change. */
export const peoplePerAct = 500;

export const chunkLoadTimeoutMs = 120 * second;

export const sidebar = { collapseBelowPx: 1200, collapseAfterMs: 1.5 * second } as const;

/** With more menus than this the menu selector has a search field. */
export const menuSelectorSearchAbove = 5;

export const passwordRules = { minLength: 7, history: 4, askAfterMs: 300 } as const;

/** For a company that requires strong passwords: length instead of kinds of characters. */
export const strongPasswordRules = { minLength: 15 } as const;

/** A shorter e-mail address is not complete: no request is sent. */
export const shortestRecoveryEmail = 5;

export const confirmNumber = { min: 1000, max: 9999 } as const;

/** The oldest point of sale that supports the gift cards of Standalone Store Card and Valutec Express. */
export const giftProcessorMinPosVersion = '8.2.26';

/**
 * The maximum number of devices of a location, because the holder of a credential could report new ones without end. A
 * device that was silent for this long is replaced by a new one.
 */
export const deviceRules = { most: 100, silentMs: 30 * 24 * 60 * minute } as const;

/**
 * The last supported instant, of the years with four digits: later ones have no text form that every parser accepts.
 * Epoch milliseconds.
 */
export const lastInstant = Date.UTC(10_000, 0) - 1;

/** The most characters of the name of a person. */
export const personNameLength = 120;

/** The most characters of the name of a company, a group or a location. */
export const tenantNameLength = 60;
