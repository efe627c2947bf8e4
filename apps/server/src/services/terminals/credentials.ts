import { inTransaction, ofCompany } from '../../store/database/index.ts';
import {
  type Credential,
  deleteCredential,
  findCredential,
  insertCredential,
  listCredentials,
  noteFirstCheckIn,
  replaceSecret,
  type TenantRecord,
} from '../../store/tenants/index.ts';
import { cachedTenant } from '../access/index.ts';
import { recordAudit, recordAuditAs } from '../audit/index.ts';
import { runOnce } from '../calls/index.ts';
import type { Context, RequestContext } from '../context/index.ts';
import { apiError, notFound } from '../errors/index.ts';
import { sameHash, tokenHash } from '../secrets/index.ts';

/** The last use is written once in ten minutes, not at every call of a terminal. */
const touchEveryMs = 600_000;

/**
 * Creates a credential with its secret, which is shown only once and stored as a hash. A repeat with the same
 * idempotency key creates no second one: it replaces the secret, which the user may not have seen, by a new one.
 */
export const createCredential = async (
  context: RequestContext,
  location: TenantRecord,
  name: string,
): Promise<Credential & { readonly secret: string }> => {
  const secret = context.newToken();
  const id = await runOnce(context, `credential ${location.id} ${name}`, async db => {
    const credential = {
      id: context.newId(),
      tenantId: location.id,
      name,
      clientId: context.newId(),
      secretHash: tokenHash(secret),
      createdAt: context.now(),
      lastUsedAt: null,
    };
    await insertCredential(db, { ...credential, companyId: location.companyId, createdBy: context.person.id });
    await recordAudit(context, db, {
      ...auditTarget(location),
      action: 'credential-created',
      target: credential.id,
      subject: name,
    });
    return credential.id;
  });
  const credential = await replaceSecret(context.db, id, tokenHash(secret));
  if (credential === null) throw notFound();
  return { ...credential, secret };
};

export const removeCredential = async (context: RequestContext, location: TenantRecord, id: string): Promise<void> => {
  const deleted = await inTransaction(context.db, async db => {
    const subject = await deleteCredential(db, id, location.id, context.now());
    if (subject === null) return false;
    await recordAudit(context, db, { ...auditTarget(location), action: 'credential-deleted', target: id, subject });
    return true;
  });
  if (!deleted) throw notFound();
};

export const readCredentials = (context: Context, location: TenantRecord): Promise<Credential[]> =>
  listCredentials(context.db, location.id);

/** The first check-in with a credential is told: from then on it gives what a terminal gets. */
export const noteCheckIn = async (
  context: RequestContext,
  credential: Credential,
  location: TenantRecord,
  deviceId: string,
): Promise<void> => {
  if (credential.checkedInAt !== null) return;
  const at = context.now();
  await inTransaction(context.db, async db => {
    if (!(await noteFirstCheckIn(db, credential.id, at))) return;
    const actor = { id: null, name: location.name };
    const { id: target, name: subject } = credential;
    const details = { device: deviceId };
    await recordAuditAs(context, db, actor, {
      ...auditTarget(location),
      action: 'terminal-connected',
      target,
      subject,
      details,
    });
  });
  credential.checkedInAt = at;
};

/** Nothing is given for a credential alone: its maker may see less than a terminal. */
export const requireCheckedIn = async ({ db, credential }: RequestContext): Promise<void> => {
  // Another process may have answered the first check-in.
  credential.checkedInAt ??= (await findCredential(db, credential.id))?.checkedInAt ?? null;
  if (credential.checkedInAt === null) throw apiError(403, 'NOT_CHECKED_IN');
};

/** The location of `<client id>.<secret>`, as a terminal sends it, with the credential; null when it is not valid. */
export const terminalCaller = async (
  context: Context,
  presented: string,
): Promise<{ readonly credential: Credential; readonly location: TenantRecord } | null> => {
  const [clientId = '', secret = ''] = presented.split('.');
  const { rowCache, checkIns } = context;
  const credential = await rowCache.getOrLoad('rights', ofCompany, `credential ${clientId}`, () =>
    checkIns.credentials(clientId),
  );
  if (credential === null || !sameHash(credential.secretHash, tokenHash(secret))) return null;
  const now = context.now();
  // Also where the clock has gone back.
  if (Math.abs(now.getTime() - (credential.lastUsedAt?.getTime() ?? 0)) >= touchEveryMs) {
    // All terminals of a location have it: once for those that come at the same moment.
    credential.lastUsedAt = now;
    await checkIns.touch({ id: credential.id, at: now });
  }
  const location = await cachedTenant(context, credential.tenantId, checkIns.locations);
  return location && { credential, location };
};

const auditTarget = ({ id, companyId }: TenantRecord) => ({ companyId, tenantIds: [id] });
