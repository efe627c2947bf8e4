import { hasCompany } from '../../store/tenants/index.ts';
import type { Context } from '../context/index.ts';
import { apiError } from '../errors/index.ts';

/** How long a link to the set-up opens. */
const linkMs = 24 * 3_600_000;

/** The path of a link to the set-up, with its token: signed, and not stored, as an empty database has no rows. */
export const setupPath = ({ links, now }: Pick<Context, 'links' | 'now'>): string => {
  const expiresAt = String(now().getTime() + linkMs);
  const { key, signature } = links.sign(partsOf(expiresAt));
  return `/setup?token=${[expiresAt, key, signature].join('.')}`;
};

/** Throws unless this server signed the token and it has not expired; then when the database is no longer empty. */
export const requireSetupToken = async (
  context: Pick<Context, 'db' | 'links' | 'now'>,
  token: string,
  path: string,
): Promise<void> => {
  const [expiresAt = '', key = '', signature = ''] = token.split('.');
  const isValid = context.links.isSigned(partsOf(expiresAt), { key, signature });
  if (!isValid || Number(expiresAt) <= context.now().getTime()) throw apiError(400, 'INVALID_TOKEN', path);
  if (!(await isDatabaseEmpty(context))) throw alreadySetUp();
};

export const alreadySetUp = () => apiError(400, 'ALREADY_SET_UP');

/** Whether nobody exists yet: every person belongs to a company. */
export const isDatabaseEmpty = async ({ db }: Pick<Context, 'db'>): Promise<boolean> => !(await hasCompany(db));

const partsOf = (expiresAt: string): readonly string[] => ['setup', expiresAt];
