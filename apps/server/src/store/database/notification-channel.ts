import type { DocumentKind } from '@commissary/catalog';
import { sql } from 'kysely';
import type { Db } from './tables.ts';

/** The channel on which the processes of one database notify each other of changes. */
export const channel = 'commissary_changes';

/**
 * What may have changed: the publishes of a company, which groups and locations it has, or the presence and the saved
 * versions of a document at one level.
 */
export type Signal =
  | { readonly about: 'publishes' | 'tenants'; readonly companyId: string }
  | {
      readonly about: 'document';
      readonly companyId: string;
      readonly kind: DocumentKind;
      /** Null: the one document of its kind. */
      readonly menuId: string | null;
      /** Null: the company's base. */
      readonly tenantId: string | null;
      /** The group that the location is in. */
      readonly groupId: string | null;
    };

/** Notifies every process, at the commit of this transaction and not before. */
export const signal = (db: Db, said: Signal): Promise<void> => signalAll(db, [said]);

/** Several notifications at once. */
export const signalAll = async (db: Db, said: readonly Signal[]): Promise<void> => {
  if (said.length === 0) return;
  const texts = said.map(one => JSON.stringify(one));
  await sql`select pg_notify(${channel}, said) from unnest(${texts}::text[]) as said`.execute(db);
};

/** Parses a notification; null for one that this version does not know: then anything may have changed. */
export const signalIn = (payload: string | null | undefined): Signal | null => {
  try {
    const said: unknown = JSON.parse(payload ?? 'null');
    return isSignal(said) ? said : null;
  } catch {
    return null;
  }
};

const isSignal = (said: unknown): said is Signal =>
  typeof said === 'object' &&
  said !== null &&
  'about' in said &&
  (said.about === 'publishes' || said.about === 'tenants' || said.about === 'document');
