import { type MeasureKey, measures, reports as reportsByName } from '@commissary/catalog';
import { type Dimension, shiftFlags, ticketFlags } from '@commissary/domain';
import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  dimensionSchema,
  epochMs,
  failures,
  idSchema,
  idsQuery,
  listedReportView,
  listedShift,
  noContent,
  refusals,
  reportView,
  soldNames,
} from '../schemas/index.ts';

const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>) => z.enum(Object.keys(record) as Key[]);

const value = z.number().nullable();

/** A table of a report: a value for each of its measures in each row and in the total; null = nothing to divide by. */
const table = z.object({
  measures: z.array(keysOf<MeasureKey>(measures)),
  dimensions: z.array(dimensionSchema),
  /** Cents, counts, thousandths, hundredths of a percent or milliseconds, as the measure says. What the person may not see is no measure. */
  rows: z.array(z.object({ by: z.array(z.union([z.string(), z.number(), z.null()])), values: z.array(value) })),
  total: z.array(value),
});

/** So many ids are asked for at once. */
const mostIds = 200;
const ids = idsQuery(mostIds).optional();
const filters = {
  ...{ location: ids, orderType: ids, channel: ids, department: ids, item: ids, server: ids, driver: ids, zone: ids },
} satisfies { readonly [key in Dimension]?: typeof ids };

/** What is counted and was kept with a doubt. */
const doubt = z.object({
  kind: z.enum(['TICKET', 'SHIFT']),
  locationId: idSchema,
  id: z.string(),
  day: z.iso.date(),
  /** The number of a ticket, or whose shift it is. */
  name: z.string(),
  flags: z.array(z.enum([...new Set([...ticketFlags, ...shiftFlags])])),
});
export type ReportDoubt = z.output<typeof doubt>;

/** What a day was closed with, and what has come since. */
const closedDay = z.object({
  at: epochMs,
  /** Null: it closed by itself. */
  by: z.string().nullable(),
  /** Of all that was counted then. */
  hash: z.string(),
  /** In cents. */
  salesTotal: z.number(),
  since: z.object({ tickets: z.number(), salesTotal: z.number() }),
});

/** What sold: reports from the tickets that terminals sent. */
export const reports = {
  /** 503 `REPORT_TOO_LARGE` where there is too little memory for it, `REPORT_STOPPED` where it ended or took too long. */
  read: endpoint({
    method: 'GET',
    path: '/api/reports/:companyId/:report',
    replica: 'complete',
    summary:
      'A report of up to five years, 92 business days of shifts alone, or 31 with sales that are in no file of closed days where kept sums do not answer it, of the locations where the person may see it',
    access: { kind: 'company', param: 'companyId', permission: 'dashboard' },
    params: z.object({ companyId: idSchema, report: keysOf(reportsByName) }),
    query: z.object({
      /** The first and the last business day: 2026-11-01. */
      from: z.iso.date(),
      to: z.iso.date(),
      /** A location alone, or the locations of a group. */
      tenantId: idSchema.optional(),
      /**
       * Only what has one of these ids, ~ of what has none; which of them a report has, its definition says. 400 with the path
       * of an id that nothing at these locations has.
       */
      ...filters,
    }),
    responses: {
      200: z.object({
        tables: z.array(table),
        /** What ids in rows are called. */
        names: soldNames,
        /** Until when the tickets of each location are here, and which of its terminals are silent. */
        locations: z.array(
          z.object({
            id: idSchema,
            /** The last contact of any of its terminals; null = there was none. */
            until: epochMs.nullable(),
            silent: z.array(z.object({ deviceId: z.string(), since: epochMs })),
          }),
        ),
        /** When the days of these locations begin, in seconds since midnight, each once. */
        dayStarts: z.array(z.int()),
        /** What of it was kept with a doubt, the newest first: tickets of a store summary, shifts of payroll. */
        doubts: z.array(doubt),
        /** Of a store summary of one location and day that is closed. */
        closed: closedDay.nullable(),
        /** That day is over and not closed, and the person may close it where something was sold. */
        mayClose: z.boolean(),
      }),
      ...refusals,
    },
  }),
  /**
   * 400 `DAY_NOT_OVER`, or `NOTHING_SOLD` on it; 409 `DAY_CLOSED`. Needs `dashboard` there too: somebody answers for numbers that
   * they see.
   */
  closeDay: endpoint({
    method: 'POST',
    path: '/api/reports/:companyId/:locationId/close-day',
    summary:
      'Close a business day of a location that is over: its totals are frozen, and what comes later stands beside them',
    access: { kind: 'tenant', param: 'locationId', permission: 'editLocation' },
    params: z.object({ companyId: idSchema, locationId: idSchema }),
    body: z.strictObject({ day: z.iso.date() }),
    responses: { 200: closedDay, 409: failures, ...refusals },
  }),
  /**
   * What payroll is made of: shifts that began on these days, and those that last into the first. At most 92 days. 403 where the
   * person may see payroll nowhere.
   */
  shifts: endpoint({
    method: 'GET',
    path: '/api/report-shifts/:companyId',
    summary: 'Shifts of the locations where the person may see payroll, newest first, a page at a time',
    access: { kind: 'company', param: 'companyId', permission: 'dashboard' },
    params: z.object({ companyId: idSchema }),
    query: z.object({
      /** The first and the last business day. */
      from: z.iso.date(),
      to: z.iso.date(),
      /** A location alone, or the locations of a group. */
      tenantId: idSchema.optional(),
      location: ids,
      employee: idSchema.optional(),
      job: idSchema.optional(),
      /** Only what is kept with a doubt. */
      doubtful: z.enum(['true', 'false']).optional(),
      /** The `next` of the page before. */
      after: z.string().max(200).optional(),
    }),
    responses: { 200: z.object({ shifts: z.array(listedShift), next: z.string().nullable() }), ...refusals },
  }),
  views: endpoint({
    method: 'GET',
    path: '/api/report-views/:companyId',
    summary: 'The reports that the person keeps, and those that others share, as far as the person may open them',
    access: { kind: 'company', param: 'companyId', permission: 'dashboard' },
    params: z.object({ companyId: idSchema }),
    responses: { 200: z.array(listedReportView), ...refusals },
  }),
  /**
   * 403 where the person may not open that report there; 404 where somebody else keeps one under this id, unless the person may
   * take it over (`mayTakeOver` of the list).
   */
  saveView: endpoint({
    method: 'PUT',
    path: '/api/report-views/:companyId/:id',
    summary:
      'Keep a report as it is asked, under a name, in place of what the person, or somebody who is gone, kept under this id; null removes it',
    access: { kind: 'company', param: 'companyId', permission: 'dashboard' },
    params: z.object({ companyId: idSchema, id: idSchema }),
    body: z.strictObject({ view: reportView.nullable() }),
    responses: { 204: noContent, ...refusals },
  }),
};
