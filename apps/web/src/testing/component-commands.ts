import type { Permission } from '@commissary/domain';

/** One of the sample company's people by id, or a new person; null is nobody. */
export type Visitor = string | NewPerson | null;

export interface NewPerson {
  readonly name?: string;
  readonly permissions: readonly Permission[];
  readonly password?: string;
  readonly company?: CompanyName;
  /** A group or location by its name; `company` (the default) or `everywhere`. */
  readonly on?: string;
}

/**
 * `Sorrel & Salt` is the sample company, whose publishes are split into batches of two locations, 45 s apart. The others
 * are empty, with the locations `Elm` (with a kiosk, licensed for online ordering) and `Oak` in the group `West`, and
 * `Pier`; the default is `Kitchen`. `Beginner` has no location yet, `Chain` has `Place 1` to `Place 230` in the group
 * `East`. All but the sample company are those of one file of tests; what its tests change beyond one field or person of
 * their own is changed in `Bakery`, where no other test of the file counts on it.
 */
export type CompanyName = 'Sorrel & Salt' | 'Kitchen' | 'Bakery' | 'Internal' | 'Provider' | 'Beginner' | 'Chain';

/** Answers calls instead of the server, with what no server does on request. */
export interface Answer {
  /** How the calls begin: `GET /api/session/status?companyId=`. A `$` at the end: exactly this call. */
  readonly call: string;
  readonly status: number;
  readonly body?: unknown;
  /** How many calls are answered so; all by default. */
  readonly times?: number;
}

/** What a component test asks of the machine that it runs on. */
export interface ComponentCommands {
  /** Replaces the session of this browser. */
  signIn(visitor: Visitor, origin: string): Promise<void>;
  /** Replaces the answers, and forgets the calls so far. */
  answerWith(answers: readonly Answer[]): Promise<void>;
  /** The calls so far: `GET /api/session/status`. */
  calls(): Promise<readonly string[]>;
  /** What the calls so far that begin so have sent. */
  bodiesOf(call: string): Promise<readonly unknown[]>;
  /** Shows the page in this color scheme, as the setting of the system would; light at first. */
  showIn(scheme: 'light' | 'dark'): Promise<void>;
}

declare module 'vitest/internal/browser' {
  interface BrowserCommands extends ComponentCommands {}
}
