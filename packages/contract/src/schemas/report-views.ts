import { type ReportKey, reports, reportViewMembers } from '@commissary/catalog';
import { isTimeZone, mailIntervals } from '@commissary/domain';
import * as z from 'zod';
import { idSchema, nameSchema } from './schemas.ts';

const member = z.string().min(1).max(2_000).optional();
const day = z.iso.date().optional();

/** What the address of a view has: a period by its name or its days, what it is compared with, the place, filters. */
const viewMembers: Readonly<Record<string, z.ZodType<string | undefined>>> = {
  ...Object.fromEntries(reportViewMembers.map(name => [name, member])),
  ...{ from: day, to: day },
};

/** At which hour of a zone it is mailed: each day, on Mondays, on the first of the month. */
const mailing = z.strictObject({
  every: z.enum(mailIntervals),
  hour: z.int().min(0).max(23),
  zone: z.string().max(64).refine(isTimeZone, 'TIME_ZONE'),
});

/** A report as somebody keeps it. */
export const reportView = z.strictObject({
  report: z.enum(Object.keys(reports) as ReportKey[]),
  name: nameSchema(60),
  folder: nameSchema(40),
  /** Whether everybody sees it who may open the report there. */
  isShared: z.boolean(),
  query: z.strictObject(viewMembers),
  /** When it is mailed to its owner, who alone is told; absent: never. */
  mail: mailing.optional(),
});
export type ReportView = z.output<typeof reportView>;

/** Whether the owner of a view is there, has left, or may not open it any more. */
const viewOwnerStates = ['PRESENT', 'LEFT', 'WITHOUT_ACCESS'] as const;
export type ViewOwnerState = (typeof viewOwnerStates)[number];

export const listedReportView = z.object({
  ...reportView.shape,
  id: idSchema,
  /** Whose it is; null: the person's own. */
  by: z.string().nullable(),
  /** That its owner may not open it any more is told only to who may take it over. */
  owner: z.enum(viewOwnerStates),
  /** The person may keep it in place of its owner, or remove it. */
  mayTakeOver: z.boolean(),
});
export type ListedReportView = z.output<typeof listedReportView>;
