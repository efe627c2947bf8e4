/** After how many minutes without a call a session may end; the last one unless a company chooses a shorter one. */
export const sessionIdleMinutes = [5, 10, 15, 30, 60] as const;
/** After how many minutes a session may end however active its person is; the last one unless a company is stricter. */
export const sessionLongestMinutes = [60, 120, 240, 480, 720] as const;

/** How long a password that breaks the rules of its company still signs in, from the first sign-in under them. */
export const passwordGraceMs = 7 * 24 * 3_600_000;
