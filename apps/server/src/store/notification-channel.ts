import { sql } from 'kysely';
import type { Db, DocumentKind } from './tables.ts';

/** The channel on which the processes of one database tell each other what changed. */
export const channel = 'commissary_changes';

/** What may have changed: the publishes of a company, or who works on a document and what is saved of it at one level. */
export type Signal =
  | { readonly about: 'publishes'; readonly companyId: string }
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

/** Tells every process, at the commit of this transaction and only then. */
export const signal = (db: Db, said: Signal): Promise<void> => signalAll(db, [said]);

/** Several at once. */
export const signalAll = async (db: Db, said: readonly Signal[]): Promise<void> => {
  if (said.length === 0) return;
  const texts = said.map(one => JSON.stringify(one));
  await sql`select pg_notify(${channel}, said) from unnest(${texts}::text[]) as said`.execute(db);
};

/** What was told; null for what this version does not know: then anything may have changed. */
export const heardIn = (payload: string | null | undefined): Signal | null => {
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
  (said.about === 'publishes' || said.about === 'document');
