import { employeeRecord, type ImportField, importFields } from '@commissary/catalog';
import { dateOrders, mostImportedRows, payPeriods, recordOf } from '@commissary/domain';
import * as z from 'zod';
import { endpoint } from '../../endpoint.ts';
import { answeredSchemas, epochMs, failures, idSchema, refusals, workplace } from '../../schemas/index.ts';

/** A cell as the file has it; the server reads it. */
const cell = z.string().max(500).optional();
const cells = recordOf<ImportField, typeof cell>(importFields, () => cell);

const importedRow = z.strictObject({
  ...cells,
  /** Who it is, where somebody decided that: a stored person, or null for somebody new. Absent: the server looks. */
  personId: idSchema.nullable().optional(),
});
export type ImportedRow = z.input<typeof importedRow>;

/** Somebody whom a row may mean. */
const candidate = z.object({
  id: idSchema,
  ...answeredSchemas(employeeRecord.field.shape),
  active: z.boolean(),
});

const rowResult = z.object({
  /**
   * `doubtful`: somebody has to decide who it is. `continued`: says more about the person of an earlier row, and is
   * counted there.
   */
  outcome: z.enum(['added', 'changed', 'unchanged', 'doubtful', 'rejected', 'continued']),
  name: z.string(),
  /** The stored person; null = somebody new, or not known. */
  personId: idSchema.nullable(),
  changes: z.array(z.object({ what: z.string(), was: z.string().nullable(), now: z.string().nullable() })),
  /** What is wrong; `path` is the cell, as a field of the row. */
  failures,
  /** What may be wrong; `path` is the cell. */
  warnings: failures,
  /** At most ten, the likeliest first. */
  candidates: z.array(candidate),
  /** How many there are. */
  candidatesTotal: z.int(),
});
export type ImportRowResult = z.output<typeof rowResult>;

const importResult = z.object({
  /** Identifies what the import would do; a write with another one is a 409. */
  state: z.string(),
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  /** One for each row of the body; none after a write. */
  rows: z.array(rowResult),
  /** The order in the dates of the file; `UNDECIDED`: they can be read in both, `dateOrder` says which. */
  dates: z.enum([...dateOrders, 'UNDECIDED', 'NONE']),
  /** How many wages are so large that they need a period and have none; `largeWagesPer` says it. */
  largeWages: z.int(),
  /** How many addresses are compared with those of other companies only by a write. */
  uncheckedEmails: z.int(),
  /** Null: nothing was written. */
  importId: idSchema.nullable(),
});
export type ImportResult = z.output<typeof importResult>;

const importRecord = z.object({
  id: idSchema,
  at: epochMs,
  by: z.string(),
  fileName: z.string(),
  added: z.int(),
  changed: z.int(),
  undone: z.boolean(),
});
export type ImportRecord = z.output<typeof importRecord>;

const access = { kind: 'company', param: 'id', permission: 'userAdmin' } as const;
const params = z.object({ id: idSchema });

/** The calls need `manageMenus` beside; wages need `viewWageData` where they are paid. */
export const employeeImports = {
  run: endpoint({
    method: 'POST',
    path: '/api/users/company/:id/import',
    summary: 'What a file with employees would change, or make these changes: all of them or none',
    access,
    acting: 'refused',
    idempotent: true,
    large: { holds: 'document', by: ['userAdmin'] },
    params,
    body: z.strictObject({
      dryRun: z.boolean(),
      fileName: z.string().min(1).max(200),
      /** Where people work whose row does not say it. */
      place: workplace,
      /** The first day of wages whose row does not say it. */
      wagesFrom: z.iso.date(),
      dateOrder: z.enum(dateOrders).optional(),
      largeWagesPer: z.enum(payPeriods).optional(),
      rows: z.array(importedRow).min(1).max(mostImportedRows),
      /** As a dry run of the same rows returned it. */
      state: z.string().max(64).optional(),
    }),
    responses: { 200: importResult, 409: failures, ...refusals },
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/users/company/:id/imports',
    summary: 'The imports of the last seven days that can be undone, or were, newest first',
    access,
    params,
    responses: { 200: z.array(importRecord), ...refusals },
  }),
  /** A 409 names who changed somebody of the import since. */
  undo: endpoint({
    method: 'POST',
    path: '/api/users/company/:id/imports/undo',
    summary: 'Make the people of an import what they were before it, and remove those that it added',
    access,
    acting: 'refused',
    idempotent: true,
    params,
    body: z.strictObject({ importId: idSchema }),
    responses: { 200: z.object({ removed: z.int(), restored: z.int() }), 409: failures, ...refusals },
  }),
};
