import { sql } from 'kysely';
import type { Tables } from '../store/database/tables.ts';
import type { TestServer } from './test-server.ts';

const tables: readonly (keyof Tables)[] = [
  'audit',
  'change_log',
  'check_in',
  'credential',
  'document',
  'idempotency',
  'layer',
  'link',
  'outbox',
  'part',
  'past_password',
  'person',
  'published',
  'revision',
  'run',
  'session',
  'tenant',
];

/** The number of rows of each table: a rejected call must not change it, except by the audit entry of the rejection. */
export const rowCounts = ({ context }: TestServer): Promise<(readonly [string, number | undefined])[]> =>
  Promise.all(
    tables.map(async table => {
      const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)} ${
        table === 'audit' ? sql`where action <> 'call-denied'` : sql``
      }`.execute(context.db);
      return [table, rows[0]?.n] as const;
    }),
  );
