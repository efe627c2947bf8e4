import { setTimeout as pause } from 'node:timers/promises';
import type { License } from '@commissary/contract';
import { licenseTokenMs, type Product, products } from '@commissary/domain';
import { type Db, inTransaction } from '../../store/database/index.ts';
import {
  dropToken,
  findTenant,
  findToken,
  putToken,
  setLicensed,
  setProducts,
  type TenantRecord,
} from '../../store/tenants/index.ts';
import { recordAudit, recordAuditAs } from '../audit/index.ts';
import type { Context, RequestContext } from '../context/index.ts';
import { apiError, notFound } from '../errors/index.ts';
import { sameHash, tokenHash } from '../secrets/index.ts';

/** How long one call waits for the use of a token; the client repeats the call. */
const patienceMs = 25_000;
const lookEveryMs = 500;

export const readLicense = async (context: Pick<Context, 'db' | 'now'>, { id }: TenantRecord): Promise<License> => {
  const location = await findTenant(context.db, id);
  if (location?.type !== 'LOCATION') throw notFound();
  return {
    id,
    licensed: location.licensedAt !== null,
    tokenPending: await isPending(context, id),
    products: licensedFor(location),
    posVersion: location.posVersion,
  };
};

export const licenseFor = async (
  context: RequestContext,
  location: TenantRecord,
  requested: License['products'],
): Promise<License> => {
  const next = products.filter(product => requested[product]);
  await inTransaction(context.db, async db => {
    await setProducts(db, location.id, next);
    const changes = products
      .filter(product => requested[product] !== location.products.includes(product))
      .map(product => ({ what: product, was: words(!requested[product]), now: words(requested[product]) }));
    if (changes.length > 0)
      await recordAudit(context, db, { action: 'licence.products', ...auditTarget(location), changes });
  });
  return readLicense(context, location);
};

/** A token that the point of sale can use once. Invalidates the previous token, if it was not used. */
export const createToken = async (
  context: RequestContext,
  location: TenantRecord,
): Promise<{ token: string; expiresAt: number }> => {
  const token = context.newId();
  const expiresAt = context.now().getTime() + licenseTokenMs;
  await inTransaction(context.db, async db => {
    await putToken(db, location.id, tokenHash(token), new Date(expiresAt));
    await recordAudit(context, db, { action: 'licence.token', ...auditTarget(location) });
  });
  return { token: token.replace(/(.{4})(?=.)/g, '$1-'), expiresAt };
};

/** The point of sale of a location uses its token. Accepted with or without hyphens, in upper or lower case. */
export const redeemToken = async (context: RequestContext, location: TenantRecord, token: string): Promise<void> => {
  const presented = tokenHash(token.replaceAll('-', '').trim().toLowerCase());
  const used = await inTransaction(context.db, async db => {
    const stored = await findToken(db, location.id);
    if (stored === null || stored.expiresAt <= context.now() || !sameHash(stored.tokenHash, presented)) return false;
    if (!(await dropToken(db, location.id, stored.tokenHash))) return false;
    await setLicensed(db, location.id, context.now());
    const actor = { id: null, name: location.name };
    await recordAuditAs(context, db, actor, { action: 'licence.use', ...auditTarget(location) });
    return true;
  });
  if (!used) throw apiError(400, 'INVALID_TOKEN', 'token');
};

export const revokeLicense = async (context: RequestContext, location: TenantRecord): Promise<void> => {
  await inTransaction(context.db, async db => {
    await setLicensed(db, location.id, null);
    await dropToken(db, location.id);
    await recordAudit(context, db, { action: 'licence.revoke', ...auditTarget(location) });
  });
};

/** True as soon as the location has no valid token; false when it still has one after the wait. */
export const awaitTokenExpiry = async (
  context: Pick<Context, 'db' | 'now'>,
  { id }: Pick<TenantRecord, 'id'>,
  patience: number = patienceMs,
): Promise<boolean> => {
  const until = performance.now() + patience;
  while (await isPending(context, id)) {
    if (performance.now() >= until) return false;
    await pause(Math.min(lookEveryMs, patience), undefined, { ref: false });
  }
  return true;
};

const isPending = async ({ db, now }: { readonly db: Db; now(): Date }, locationId: string): Promise<boolean> => {
  const token = await findToken(db, locationId);
  return token !== null && token.expiresAt > now();
};

const licensedFor = ({ products: held }: TenantRecord): License['products'] =>
  Object.fromEntries(products.map(product => [product, held.includes(product)])) as Record<Product, boolean>;

const words = (licensed: boolean): string => (licensed ? 'Licensed' : 'Not licensed');

const auditTarget = ({ id, companyId, name }: TenantRecord) => ({
  companyId,
  tenantIds: [id],
  target: id,
  subject: name,
});
