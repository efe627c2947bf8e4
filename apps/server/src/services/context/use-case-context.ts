import type { GrantHolder, LanguageTag } from '@commissary/domain';
import type { ImageStore } from '../../adapters/index.ts';
import type { Origin } from '../../store/calls/index.ts';
import type { Db } from '../../store/database/index.ts';
import type { PartStore } from '../content/index.ts';
import type { Vault } from '../secrets/index.ts';

/** The caller, the time and the means: the first parameter of every use case on documents. A request context is one. */
export interface UseCaseContext {
  readonly db: Db;
  readonly content: PartStore;
  readonly secrets: Vault;
  readonly images: ImageStore;
  now(): Date;
  newId(): string;
  readonly person: GrantHolder & { readonly id: string; readonly name: string };
  /** The language of the answer; absent, where no page waits for one: English. */
  readonly language?: LanguageTag | undefined;
  /** The origin, for the audit. */
  readonly origin: Origin;
}

/** The caller of an action that is done once: a repeat with the same key gets the first result. */
export interface IdempotentContext extends UseCaseContext {
  readonly idempotencyKey: string | null;
}
