import { type SqlBool, sql } from 'kysely';
import type { Db } from '../database/index.ts';

export interface Credential {
  readonly id: string;
  readonly companyId: string;
  readonly tenantId: string;
  readonly name: string;
  readonly clientId: string;
  readonly secretHash: string;
  readonly createdAt: Date;
  /** As far as this process has read it. */
  lastUsedAt: Date | null;
  /** When the first device checked in with it, as far as this process has read it. */
  checkedInAt: Date | null;
  readonly hasSharedList: boolean;
}

export const insertCredential = async (
  db: Db,
  credential: Omit<Credential, 'checkedInAt' | 'hasSharedList'> & {
    readonly createdBy: string;
  },
): Promise<void> => {
  await db
    .insertInto('credential')
    .values({
      id: credential.id,
      company_id: credential.companyId,
      tenant_id: credential.tenantId,
      name: credential.name,
      client_id: credential.clientId,
      secret_hash: credential.secretHash,
      created_by: credential.createdBy,
      created_at: credential.createdAt,
    })
    .execute();
};

/** Those that are valid at a location, newest first. */
export const listCredentials = (db: Db, tenantId: string): Promise<Credential[]> =>
  inForce(db).where('tenant_id', '=', tenantId).orderBy('created_at', 'desc').orderBy('id').execute();

export const findCredential = async (db: Db, id: string): Promise<Credential | null> =>
  (await inForce(db).where('id', '=', id).executeTakeFirst()) ?? null;

/** Those of several clients, in their order; null: there is none. */
export const findCredentialsByClients = async (
  db: Db,
  clientIds: readonly string[],
): Promise<readonly (Credential | null)[]> => {
  const found = await inForce(db)
    .where(sql<SqlBool>`client_id = any(${[...clientIds]}::text[])`)
    .execute();
  const byClient = new Map(found.map(one => [one.clientId, one]));
  return clientIds.map(clientId => byClient.get(clientId) ?? null);
};

export interface UsedCredential {
  readonly id: string;
  readonly at: Date;
}

/** Notes when they were used. A row that somebody holds is not waited for: the time is noted at a later call. */
export const touchCredentials = async (db: Db, used: readonly UsedCredential[]): Promise<readonly null[]> => {
  await sql`
    update credential set last_used_at = g.at
    from unnest(${used.map(({ id }) => id)}::text[], ${used.map(({ at }) => at)}::timestamptz[]) as g (id, at)
    where credential.id = g.id and credential.id in (
      select id from credential where id = any(${used.map(({ id }) => id)}::text[]) order by id for update skip locked
    )`.execute(db);
  return used.map(() => null);
};

/** False: another call was the first one. */
export const noteFirstCheckIn = async (db: Db, id: string, at: Date): Promise<boolean> => {
  const noted = await db
    .updateTable('credential')
    .set({ checked_in_at: at })
    .where('id', '=', id)
    .where('checked_in_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return noted !== undefined;
};

export const deleteCredential = async (db: Db, id: string, tenantId: string, at: Date): Promise<string | null> => {
  const deleted = await db
    .updateTable('credential')
    .set({ deleted_at: at })
    .where('id', '=', id)
    .where('tenant_id', '=', tenantId)
    .where('deleted_at', 'is', null)
    .returning('name')
    .executeTakeFirst();
  return deleted?.name ?? null;
};

export const replaceSecret = async (db: Db, id: string, secretHash: string): Promise<Credential | null> => {
  await db.updateTable('credential').set({ secret_hash: secretHash }).where('id', '=', id).execute();
  return findCredential(db, id);
};

const inForce = (db: Db) =>
  db
    .selectFrom('credential')
    .select([
      'id',
      'company_id as companyId',
      'tenant_id as tenantId',
      'name',
      'client_id as clientId',
      'secret_hash as secretHash',
      'created_at as createdAt',
      'last_used_at as lastUsedAt',
      'checked_in_at as checkedInAt',
      'has_shared_list as hasSharedList',
    ])
    .where('deleted_at', 'is', null);
