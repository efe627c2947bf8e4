import type { SchedulingKind, SchedulingReason, SchedulingState } from '@commissary/domain';
import { type Selectable, type SqlBool, sql } from 'kysely';
import type { Db, Tables } from '../database/index.ts';

/** Names an item. `placeId` is the group or location that it belongs to; empty: the company. */
export interface SchedulingKey {
  readonly companyId: string;
  readonly kind: SchedulingKind;
  readonly placeId: string;
  readonly itemId: string;
}

export interface SchedulingItem extends SchedulingKey {
  readonly name: string;
  /** The id that the service gave it. */
  readonly externalId: string | null;
  /** What the service has of it. */
  readonly sentName: string | null;
  readonly sentDepartment: string | null;
  readonly state: SchedulingState;
  readonly why: SchedulingReason | null;
  /** The last call, with its values. */
  readonly attempted: string | null;
  readonly attempts: number;
  readonly failingSince: Date | null;
  readonly retryAt: Date | null;
  readonly changedAt: Date;
}

export const listSchedulingItems = async (db: Db, companyId: string): Promise<SchedulingItem[]> => {
  const rows = await db
    .selectFrom('scheduling_item')
    .selectAll()
    .where('company_id', '=', companyId)
    .orderBy('name')
    .orderBy('item_id')
    .orderBy('place_id')
    .execute();
  return rows.map(itemOf);
};

/** The id that the service gave an item. */
export interface ExternalId extends Pick<SchedulingKey, 'kind' | 'placeId' | 'itemId'> {
  readonly externalId: string;
}

/**
 * The ids that the service gave to items of a kind, or to some of them; those of the company first. None while no
 * location of the company is integrated: what the service has is then out of date.
 */
export const listExternalIds = (
  db: Db,
  companyId: string,
  kinds: readonly SchedulingKind[],
  itemIds?: readonly string[],
): Promise<ExternalId[]> => {
  const rows = db
    .selectFrom('scheduling_item')
    .select(['kind', 'place_id as placeId', 'item_id as itemId'])
    .select(sql<string>`external_id`.as('externalId'))
    .where('company_id', '=', companyId)
    .where('kind', 'in', kinds)
    .where('external_id', 'is not', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('tenant')
          .select('id')
          .where('company_id', '=', companyId)
          .where('labor_integrated', '=', true)
          .where('removed_at', 'is', null),
      ),
    );
  const requested = itemIds === undefined ? rows : rows.where(sql<SqlBool>`item_id = any(${[...itemIds]}::text[])`);
  return requested.orderBy('place_id').execute();
};

/** A statement has at most 65,535 parameters. */
const rowsAtOnce = 1_000;

/** Writes items as they are now. */
export const putSchedulingItems = async (db: Db, items: readonly SchedulingItem[]): Promise<void> => {
  for (let from = 0; from < items.length; from += rowsAtOnce) await putRows(db, items.slice(from, from + rowsAtOnce));
};

const putRows = async (db: Db, items: readonly SchedulingItem[]): Promise<void> => {
  await db
    .insertInto('scheduling_item')
    .values(items.map(rowOf))
    .onConflict(conflict =>
      conflict.columns(['company_id', 'kind', 'place_id', 'item_id']).doUpdateSet(of => ({
        name: of.ref('excluded.name'),
        external_id: of.ref('excluded.external_id'),
        sent_name: of.ref('excluded.sent_name'),
        sent_department: of.ref('excluded.sent_department'),
        state: of.ref('excluded.state'),
        why: of.ref('excluded.why'),
        attempted: of.ref('excluded.attempted'),
        attempts: of.ref('excluded.attempts'),
        failing_since: of.ref('excluded.failing_since'),
        retry_at: of.ref('excluded.retry_at'),
        changed_at: of.ref('excluded.changed_at'),
      })),
    )
    .execute();
};

/** Writes how a call ended. False: somebody has decided about the item since the call began. */
export const finishSchedulingCall = async (db: Db, began: SchedulingItem, ended: SchedulingItem): Promise<boolean> => {
  const { company_id, kind, place_id, item_id, ...values } = rowOf(ended);
  const finished = await db
    .updateTable('scheduling_item')
    .set(values)
    .where('company_id', '=', company_id)
    .where('kind', '=', kind)
    .where('place_id', '=', place_id)
    .where('item_id', '=', item_id)
    .where('attempted', '=', began.attempted)
    .where('attempts', '=', began.attempts)
    .returning('item_id')
    .executeTakeFirst();
  return finished !== undefined;
};

export const deleteSchedulingItems = async (db: Db, keys: readonly SchedulingKey[]): Promise<void> => {
  for (const { companyId, kind, placeId, itemId } of keys)
    await db
      .deleteFrom('scheduling_item')
      .where('company_id', '=', companyId)
      .where('kind', '=', kind)
      .where('place_id', '=', placeId)
      .where('item_id', '=', itemId)
      .execute();
};

const itemOf = (row: Selectable<Tables['scheduling_item']>): SchedulingItem => ({
  companyId: row.company_id,
  kind: row.kind,
  placeId: row.place_id,
  itemId: row.item_id,
  name: row.name,
  externalId: row.external_id,
  sentName: row.sent_name,
  sentDepartment: row.sent_department,
  state: row.state,
  why: row.why,
  attempted: row.attempted,
  attempts: row.attempts,
  failingSince: row.failing_since,
  retryAt: row.retry_at,
  changedAt: row.changed_at,
});

const rowOf = (item: SchedulingItem) => ({
  company_id: item.companyId,
  kind: item.kind,
  place_id: item.placeId,
  item_id: item.itemId,
  name: item.name,
  external_id: item.externalId,
  sent_name: item.sentName,
  sent_department: item.sentDepartment,
  state: item.state,
  why: item.why,
  attempted: item.attempted,
  attempts: item.attempts,
  failing_since: item.failingSince,
  retry_at: item.retryAt,
  changed_at: item.changedAt,
});
