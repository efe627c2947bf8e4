import { isLoopback } from '../../config/index.ts';
import { consumeLink, deleteLinks, findLink, insertLink } from '../../store/accounts/index.ts';
import { inTransaction } from '../../store/database/index.ts';
import { type Company, findCompany, findSampleCompany } from '../../store/tenants/index.ts';
import type { Context } from '../context/index.ts';
import { apiError } from '../errors/index.ts';
import { tokenHash } from '../secrets/index.ts';

const hour = 3_600_000;
const linkMs = 24 * hour;
export const samplePassMs = 12 * hour;

/**
 * A new one-time link, or null where none is allowed: only users of this machine may look around without a password.
 */
export const issueSampleLink = async (context: Context): Promise<string | null> => {
  const company = await sampleHere(context);
  if (company === null) return null;
  const token = context.newToken();
  await inTransaction(context.db, async db => {
    await deleteLinks(db, 'sample');
    await insertLink(db, { ...link(context, token, company, linkMs), purpose: 'sample' });
  });
  return token;
};

/** Uses up the link, and returns the pass that the browser stores instead. */
export const openSampleLink = async (
  context: Context,
  token: string,
): Promise<{ readonly company: Company; readonly pass: string }> => {
  const company = await sampleHere(context);
  const pass = context.newToken();
  const opened =
    company !== null &&
    (await inTransaction(context.db, async db => {
      const companyId = await consumeLink(db, tokenHash(token), 'sample', context.now());
      if (companyId !== company.id) return false;
      await insertLink(db, { ...link(context, pass, company, samplePassMs), purpose: 'sample-pass' });
      return true;
    }));
  if (company === null || !opened) throw apiError(400, 'INVALID_LINK', '/body/token');
  return { company, pass };
};

/** The sample company, when the browser has a pass for it. */
export const samplePass = async (context: Context, pass: string | null): Promise<Company | null> => {
  if (pass === null || !isOpenHere(context)) return null;
  const companyId = await findLink(context.db, tokenHash(pass), 'sample-pass', context.now());
  return companyId === null ? null : findCompany(context.db, companyId);
};

const sampleHere = (context: Context): Promise<Company | null> =>
  isOpenHere(context) ? findSampleCompany(context.db) : Promise.resolve(null);

const isOpenHere = ({ config, databaseKind }: Context): boolean =>
  databaseKind === 'pglite' && config.databaseUrl === null && isLoopback(config.host);

const link = (context: Context, token: string, company: Company, ms: number) => {
  const at = context.now();
  return { tokenHash: tokenHash(token), companyId: company.id, at, expiresAt: new Date(at.getTime() + ms) };
};
