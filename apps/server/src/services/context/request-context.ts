import type { LanguageTag } from '@commissary/domain';
import type { Origin } from '../../store/calls/index.ts';
import type { Signal } from '../../store/database/index.ts';
import type { Company, Credential, TenantRecord } from '../../store/tenants/index.ts';
import type { Context } from './context.ts';
import type { Person } from './person.ts';

export type CookieName = 'session' | 'sample-pass' | 'language' | 'wrote' | 'written';

/** What a handler may set on a response in addition to its status and body. */
export interface AnswerHead {
  setCookie(name: CookieName, token: string, maxAgeSeconds: number): void;
  clearCookie(name: CookieName): void;
  header(name: string, value: string): void;
}

export interface StreamTopic {
  readonly key: readonly (string | null | undefined)[];
  matches(changed: Signal): boolean;
}

/**
 * One call under way. `person`, `company` and `tenant` exist when the call's `access` asks for them; reading one that
 * the call does not have is a bug in the server and throws.
 */
export interface RequestContext extends Context {
  readonly requestId: string;
  /** The address that the call came from. */
  readonly address: string;
  /** The address with session and browser, for the audit. */
  readonly origin: Origin;
  readonly idempotencyKey: string | null;
  /** The language of the page that waits for the answer. */
  readonly language: LanguageTag;
  /** The cookies of the request, not verified. */
  cookie(name: CookieName): string | null;
  readonly answer: AnswerHead;
  /**
   * The result of `look`. An event stream of this call looks again after the changes that `hears` selects, and all
   * streams with the same `key` share one look: the key contains everything of the person and the call that determines
   * the result.
   */
  share<T>(topic: StreamTopic, read: () => Promise<T>): Promise<T>;
  readonly person: Person;
  readonly company: Company;
  readonly tenant: TenantRecord;
  /** Of the terminal that calls. */
  readonly credential: Credential;
}
