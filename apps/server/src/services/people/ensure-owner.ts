import type { Db } from '../../store/database/index.ts';
import { countHolders } from '../../store/people/index.ts';
import { apiError } from '../errors/index.ts';

/** Makes a change in a transaction that locks these companies: a company that has an owner keeps one. */
export const ensureOwner = async (
  db: Db,
  companyIds: readonly string[],
  change: () => Promise<void>,
): Promise<void> => {
  const ids = [...new Set(companyIds)];
  const owned: string[] = [];
  for (const id of ids) if ((await countHolders(db, id, 'company-owner')) > 0) owned.push(id);
  await change();
  for (const id of owned) if ((await countHolders(db, id, 'company-owner')) === 0) throw apiError(400, 'LAST_OWNER');
};
