import { sql } from 'kysely';
import type { Db } from '../database/index.ts';

/** What the locations of a company have had: each is answered by the first row that there is. */
export interface FirstStepRows {
  /** A terminal has checked in. */
  readonly terminal: boolean;
  /** Menu and settings are live. */
  readonly published: boolean;
  /** Employment is live, and with it the people. */
  readonly publishedPeople: boolean;
  /** Something was published before that instant. */
  readonly publishedBefore: boolean;
  /** Somebody who works there has a PIN. */
  readonly people: boolean;
}

export const findFirstSteps = async (db: Db, companyId: string, before: Date): Promise<FirstStepRows> => {
  const locations = sql`tenant where tenant.company_id = ${companyId} and tenant.removed_at is null`;
  const found = await db
    .selectNoFrom([
      sql<boolean>`exists (select from ${locations} and tenant.last_ping is not null)`.as('terminal'),
      sql<boolean>`exists (select from ${locations}
        and exists (select from published where location_id = tenant.id and kind <> 'employment'))`.as('published'),
      sql<boolean>`exists (select from ${locations}
        and exists (select from published where location_id = tenant.id and kind = 'employment'))`.as(
        'publishedPeople',
      ),
      sql<boolean>`exists (select from ${locations}
        and exists (select from published_history where location_id = tenant.id and at < ${before}))`.as(
        'publishedBefore',
      ),
      sql<boolean>`exists (select from person where company_id = ${companyId} and status = 'ACTIVE'
        and exists (select from person_job where person_id = person.id)
        and exists (select from person_pin where person_id = person.id))`.as('people'),
    ])
    .executeTakeFirst();
  return found ?? { terminal: false, published: false, publishedPeople: false, publishedBefore: false, people: false };
};
