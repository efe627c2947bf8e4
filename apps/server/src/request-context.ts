import type { Context } from './context.ts';
import type { Person } from './services/person.ts';
import type { Origin } from './store/audit.ts';
import type { Company } from './store/company.ts';
import type { Signal } from './store/notification-channel.ts';
import type { TenantRecord } from './store/tenant.ts';

export type CookieName = 'session' | 'sample-pass' | 'wrote';

/** What a handler may put on an answer beside its status and body. */
export interface AnswerHead {
  setCookie(name: CookieName, token: string, maxAgeSeconds: number): void;
  clearCookie(name: CookieName): void;
  header(name: string, value: string): void;
}

export interface StreamTopic {
  readonly key: readonly (string | null | undefined)[];
  hears(changed: Signal): boolean;
}

/**
 * One call under way. `person`, `company` and `tenant` are there when the call's `access` asks for them;
 * reading one that the call does not have is a mistake in the server and throws.
 */
export interface RequestContext extends Context {
  readonly requestId: string;
  /** Address that the call came from. */
  readonly address: string;
  /** The same with session and browser, for the audit. */
  readonly origin: Origin;
  readonly idempotencyKey: string | null;
  /** Cookies as they were sent, not yet believed. */
  cookie(name: CookieName): string | null;
  readonly answer: AnswerHead;
  /**
   * What `look` finds. A stream of this call looks again after what `hears` says, and all whose `key` is the same look
   * once together: the key names whatever of the person and the call decides what there is to see.
   */
  share<T>(topic: StreamTopic, look: () => Promise<T>): Promise<T>;
  readonly person: Person;
  readonly company: Company;
  readonly tenant: TenantRecord;
}
