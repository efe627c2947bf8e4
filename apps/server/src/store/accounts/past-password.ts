import type { Db } from '../database/index.ts';

/** The hashes of a person's last passwords, newest first, without the current one. */
export const listPastPasswords = async (db: Db, personId: string, most: number): Promise<string[]> => {
  const rows = await newest(db, personId, most).select('password_hash').execute();
  return rows.map(row => row.password_hash);
};

/** Stores the hash of a password that is being replaced, and deletes all but the given number. */
export const keepPastPassword = async (
  db: Db,
  past: { readonly personId: string; readonly passwordHash: string; readonly until: Date; readonly most: number },
): Promise<void> => {
  await db
    .insertInto('past_password')
    .values({ person_id: past.personId, password_hash: past.passwordHash, until: past.until })
    .execute();
  await db
    .deleteFrom('past_password')
    .where('person_id', '=', past.personId)
    .where('id', 'not in', newest(db, past.personId, past.most).select('id'))
    .execute();
};

/** `strong`: it meets the strong policy, whatever the policy of the company is. */
export const writePasswordHash = async (
  db: Db,
  personId: string,
  { hash, strong }: { readonly hash: string; readonly strong: boolean },
): Promise<void> => {
  const set = { password_hash: hash, password_strong: strong, password_due_at: null };
  await db.updateTable('person').set(set).where('id', '=', personId).execute();
};

/** What was learned of the current password when it was typed. */
export const notePassword = async (
  db: Db,
  personId: string,
  { strong, dueAt }: { readonly strong: boolean; readonly dueAt: Date | null },
): Promise<void> => {
  const set = { password_strong: strong, password_due_at: dueAt };
  await db.updateTable('person').set(set).where('id', '=', personId).execute();
};

const newest = (db: Db, personId: string, most: number) =>
  db.selectFrom('past_password').where('person_id', '=', personId).orderBy('id', 'desc').limit(most);
