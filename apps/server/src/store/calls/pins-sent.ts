import type { Db } from '../database/index.ts';

/** A device that got the list of who logs on at a location for the first time. */
export interface PinsSent {
  readonly locationId: string;
  readonly credential: string;
  readonly at: Date;
}

/** The newest first, at most so many. */
export const listPinsSent = async (db: Db, companyId: string, since: Date, limit: number): Promise<PinsSent[]> => {
  const rows = await db
    .selectFrom('audit')
    .select(['place_id', 'subject', 'at'])
    .where('company_id', '=', companyId)
    .where('action', '=', 'pins-sent')
    .where('at', '>=', since)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.flatMap(({ place_id: locationId, subject: credential, at }) =>
    locationId === null ? [] : [{ locationId, credential, at }],
  );
};
