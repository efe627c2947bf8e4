import type { DocumentKind } from '@commissary/catalog';
import { sql } from 'kysely';
import type { Db } from '../database/index.ts';

/** One document of a company, at any level. */
export interface PresentAt {
  readonly companyId: string;
  readonly kind: DocumentKind;
  readonly menuId: string | null;
}

/** One open page of one person on a document. */
export interface PresentPage {
  readonly personId: string;
  readonly name: string;
  /** Null = the company. */
  readonly tenantId: string | null;
  /** The group that the location is in. */
  readonly groupId: string | null;
  readonly since: Date;
  /** Sections with unsaved changes. */
  readonly sections: readonly string[];
}

/** The pages with an update since a time; the ones that are open longest first. */
export const presentPages = async (db: Db, at: PresentAt, seenAfter: Date): Promise<PresentPage[]> =>
  db
    .selectFrom('presence')
    .innerJoin('person', 'person.id', 'presence.person_id')
    .leftJoin('tenant', 'tenant.id', 'presence.tenant_id')
    .select([
      'presence.person_id as personId',
      'person.name',
      'presence.tenant_id as tenantId',
      'tenant.group_id as groupId',
      'presence.since',
      'presence.sections',
    ])
    .where('presence.company_id', '=', at.companyId)
    .where('presence.kind', '=', at.kind)
    .where(sql`coalesce(presence.menu_id, '')`, '=', at.menuId ?? '')
    .where('presence.seen_at', '>', seenAfter)
    .where('person.status', '=', 'ACTIVE')
    .orderBy('presence.since')
    .orderBy('presence.page')
    .execute();

export interface Heartbeat extends PresentAt {
  readonly personId: string;
  readonly page: string;
  readonly tenantId: string | null;
  readonly sections: readonly string[];
  readonly at: Date;
  /** A page without an update since this time counts as closed: its next update opens it again. */
  readonly goneBefore: Date;
}

/**
 * Stores that a page is open. True when that is new to others: it was opened, moved, or has unsaved changes in other
 * sections.
 */
export const recordPresence = async (db: Db, sign: Heartbeat): Promise<boolean> => {
  const before = await db
    .selectFrom('presence')
    .select(['company_id', 'kind', 'menu_id', 'tenant_id', 'sections', 'since', 'seen_at'])
    .where('person_id', '=', sign.personId)
    .where('page', '=', sign.page)
    .executeTakeFirst();
  const stays =
    before !== undefined &&
    before.seen_at > sign.goneBefore &&
    before.company_id === sign.companyId &&
    before.kind === sign.kind &&
    before.menu_id === sign.menuId &&
    before.tenant_id === sign.tenantId;
  const row = {
    company_id: sign.companyId,
    kind: sign.kind,
    menu_id: sign.menuId,
    tenant_id: sign.tenantId,
    sections: JSON.stringify(sign.sections),
    since: stays ? before.since : sign.at,
    seen_at: sign.at,
  };
  await db
    .insertInto('presence')
    .values({ person_id: sign.personId, page: sign.page, ...row })
    .onConflict(conflict => conflict.columns(['person_id', 'page']).doUpdateSet(row))
    .execute();
  return !(stays && before.sections.join() === sign.sections.join());
};

/** The document and tenant of the page; undefined when it is not stored. */
export const removePresence = async (
  db: Db,
  personId: string,
  page: string,
): Promise<(PresentAt & { readonly tenantId: string | null }) | undefined> =>
  db
    .deleteFrom('presence')
    .where('person_id', '=', personId)
    .where('page', '=', page)
    .returning(['company_id as companyId', 'kind', 'menu_id as menuId', 'tenant_id as tenantId'])
    .executeTakeFirst();

/** Deletes pages that ended without closing. */
export const removeExpired = async (db: Db, before: Date): Promise<void> => {
  await db.deleteFrom('presence').where('seen_at', '<=', before).execute();
};
