import type { PersonalEmail } from '@commissary/domain';
import type { Db } from '../database/index.ts';

/** The e-mails that a person turned off. */
export const listTurnedOff = async (db: Db, personId: string): Promise<ReadonlySet<PersonalEmail>> => {
  const rows = await db.selectFrom('turned_off_email').select('kind').where('person_id', '=', personId).execute();
  return new Set(rows.map(({ kind }) => kind));
};

/** Turns one of them on or off. */
export const turnEmail = async (db: Db, personId: string, kind: PersonalEmail, on: boolean): Promise<void> => {
  if (on) await db.deleteFrom('turned_off_email').where('person_id', '=', personId).where('kind', '=', kind).execute();
  else
    await db
      .insertInto('turned_off_email')
      .values({ person_id: personId, kind })
      .onConflict(conflict => conflict.doNothing())
      .execute();
};
