import type { Question } from '@commissary/catalog';
import { describe, expect, it } from 'vitest';
import { namesStatement, questionStatement } from '../sold-rows/index.ts';
import { dialectOf, monthsStatement, positionStatement, sentRows, tableStatements } from './statements.ts';

const hostile = `'); drop table commissary_sold_1; --`;
const days = {
  ...{ from: '2026-11-01', to: '2026-11-30', locationIds: ['elm', hostile] },
  changed: [{ locationId: 'elm', day: '2026-11-05' }],
};
const question: Question = {
  ...{ measures: ['net'], dimensions: ['item', 'month'], period: { from: '2026-11-01', to: '2026-11-30' } },
  filters: [
    { dimension: 'hour', values: [12, null, hostile] },
    { dimension: 'orderType', values: [null, hostile] },
  ],
};

describe('statements for ClickHouse', () => {
  it('[RULE.clickhouse.05] have what a report is asked by as parameters alone', () => {
    const { sql, values } = questionStatement(question, dialectOf(days));
    expect(sql.replaceAll(/\s+/g, ' ').trim()).toMatchInlineSnapshot(
      `"select "item", substring("day", 1, 7), sum(toDecimal128("gross", 0)), sum(toDecimal128("discounts", 0)) from ( select * from commissary_sold_1 final where "location" in (select arrayJoin({places:Array(String)})) and "day" between {from:String} and {to:String} and ("location", "day", "version") in (select "location", "day", "version" from commissary_sold_day_1 final where "location" in (select arrayJoin({places:Array(String)})) and "day" between {from:String} and {to:String} and concat("location", ' ', "day") not in (select arrayJoin({changed:Array(String)}))) ) where "item" is not null and substring("day", 1, 7) is not null and "hour" in (select arrayJoin({filter0:Array(Int32)})) and "orderType" in (select arrayJoin({filter1:Array(String)})) group by "item", substring("day", 1, 7)"`,
    );
    expect(values).toEqual({
      ...{ from: '2026-11-01', to: '2026-11-30', places: ['elm', hostile], changed: ['elm 2026-11-05'] },
      ...{ filter0: [12], filter1: ['', hostile] },
    });
    const names = namesStatement(['item'], dialectOf(days));
    const position = positionStatement(days);
    expect([names.sql, names.values, position.sql].join('\n')).not.toContain('drop table');
    expect(position.sql.replaceAll(/\s+/g, ' ').trim()).toMatchInlineSnapshot(
      `"select count(), toString(sum(toDecimal128("version", 0))) from commissary_sold_day_1 final where "location" in (select arrayJoin({places:Array(String)})) and "day" between {from:String} and {to:String} and concat("location", ' ', "day") not in (select arrayJoin({changed:Array(String)}))"`,
    );
    expect([names.values.named, position.values]).toEqual([
      ['item'],
      { from: '2026-11-01', to: '2026-11-30', places: ['elm', hostile], changed: ['elm 2026-11-05'] },
    ]);
  });

  it('[RULE.clickhouse.02] ask for the newest version of each day when months are compared', () => {
    expect(monthsStatement.replaceAll(/\s+/g, ' ').trim()).toMatchInlineSnapshot(
      `"select substring("day", 1, 7), count(), toString(sum(toDecimal128("version", 0))) from commissary_sold_day_1 final group by substring("day", 1, 7)"`,
    );
  });

  it('[RULE.clickhouse.01] have a row for each posting and each name of a day, called by its place, in a version that replaces', () => {
    expect(tableStatements.map(sql => sql.replaceAll(/\s+/g, ' '))).toMatchInlineSnapshot(`
      [
        "create table if not exists commissary_sold_1 ("location" String, "day" String, "place" UInt32, "version" Int64, "hour" Nullable(Int32), "channel" Nullable(String), "orderType" Nullable(String), "server" Nullable(String), "fulfillment" Nullable(String), "driver" Nullable(String), "zone" Nullable(String), "department" Nullable(String), "item" Nullable(String), "size" Nullable(String), "offer" Nullable(String), "fee" Nullable(String), "tender" Nullable(String), "quantity" Int64, "gross" Int64, "tax" Int64, "discounts" Int64, "lowerSales" Int64, "voids" Int64, "salesFees" Int64, "feesOutsideSales" Int64, "gratuities" Int64, "tenders" Int64, "givenTips" Int64, "refunds" Int64, "checks" Int64, "guests" Int64, "deliveries" Int64, "delivered" Int64, "deliveryMs" Int64, "named" Nullable(String), "id" Nullable(String), "name" Nullable(String), "openedAt" Int64) engine = ReplacingMergeTree("version") partition by substring("day", 1, 7) order by ("location", "day", "place")",
        "create table if not exists commissary_sold_day_1 ("location" String, "day" String, "version" Int64) engine = ReplacingMergeTree("version") partition by substring("day", 1, 7) order by ("location", "day")",
      ]
    `);
    const rows = sentRows({
      ...{ locationId: 'elm', day: '2026-11-01', version: 7 },
      postings: [
        {
          of: { location: 'elm', day: '2026-11-01', month: '2026-11', hour: 12, server: null },
          amounts: { gross: 950 },
        },
      ],
      names: new Map([['item', new Map([['i', { name: 'Soup', at: 5 }]])]]),
    });
    const of = { location: 'elm', day: '2026-11-01', version: 7 };
    expect(rows).toEqual([
      { ...of, place: 0, hour: 12, server: '', gross: 950 },
      { ...of, place: 1, named: 'item', id: 'i', name: 'Soup', openedAt: 5 },
    ]);
  });
});
