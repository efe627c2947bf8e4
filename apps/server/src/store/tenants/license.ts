import type { Product } from '@commissary/domain';
import type { Db } from '../database/index.ts';

export interface LicenseToken {
  readonly tokenHash: string;
  readonly expiresAt: Date;
}

export const setProducts = async (db: Db, tenantId: string, products: readonly Product[]): Promise<void> => {
  await db
    .updateTable('tenant')
    .set({ products: JSON.stringify(products) })
    .where('id', '=', tenantId)
    .execute();
};

/** When the point of sale of a location got its license; null removes it. */
export const setLicensed = async (db: Db, tenantId: string, at: Date | null): Promise<void> => {
  await db.updateTable('tenant').set({ licensed_at: at }).where('id', '=', tenantId).execute();
};

export const findToken = async (db: Db, tenantId: string): Promise<LicenseToken | null> =>
  (await db
    .selectFrom('licence_token')
    .select(['token_hash as tokenHash', 'expires_at as expiresAt'])
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst()) ?? null;

/** A location has at most one token: a new one replaces the one before. */
export const putToken = async (db: Db, tenantId: string, tokenHash: string, expiresAt: Date): Promise<void> => {
  const row = { token_hash: tokenHash, expires_at: expiresAt };
  await db
    .insertInto('licence_token')
    .values({ tenant_id: tenantId, ...row })
    .onConflict(conflict => conflict.column('tenant_id').doUpdateSet(row))
    .execute();
};

/** False: there was none any more. Without a hash, any token. */
export const dropToken = async (db: Db, tenantId: string, tokenHash?: string): Promise<boolean> => {
  const query = db.deleteFrom('licence_token').where('tenant_id', '=', tenantId);
  const only = tokenHash === undefined ? query : query.where('token_hash', '=', tokenHash);
  return (await only.returning('tenant_id').executeTakeFirst()) !== undefined;
};
