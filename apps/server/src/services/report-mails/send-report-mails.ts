import {
  askedReport,
  fileNameOf,
  type Period,
  type ReportKey,
  reportCsv,
  reportHead,
  reportSheets,
  reports,
  screenHref,
  screenOf,
  sentencesIn,
  shownTables,
  valueText,
  viewQueryOf,
} from '@commissary/catalog';
import { businessDay, plainTextName, tenantReach, zoneName } from '@commissary/domain';
import * as z from 'zod';
import type { Email } from '../../adapters/index.ts';
import { liveAt } from '../../store/publishing/index.ts';
import { reportViews } from '../../store/report-views/index.ts';
import { findCompany, listTenantNames, type TenantRecord } from '../../store/tenants/index.ts';
import { ownAction } from '../audit/index.ts';
import { type Context, loadPerson } from '../context/index.ts';
import { readPublishedHours } from '../documents/index.ts';
import { ApiError } from '../errors/index.ts';
import { emailTo, sendQueued } from '../mail/index.ts';
import { readReport } from '../reports/index.ts';
import { type ReportReader, ticketLocations } from '../tickets/index.ts';
import { reportTopic } from './queue-due-views.ts';

const job = z.object({ companyId: z.string(), viewId: z.string(), ownerId: z.string() });
type Job = z.output<typeof job>;

/** A report of thousands of locations takes minutes; who is killed leaves it to another process after this time. */
const leaseMs = 600_000;

/** Sends the kept reports that are queued: a link and the numbers as a file. `address` is the address of the console. */
export const sendReportMails = (context: Context, address: string, isStopped?: () => boolean): Promise<number> =>
  sendQueued(
    context,
    { topic: reportTopic, leaseMs },
    payload => reportMailFor(context, job.parse(payload), address),
    isStopped,
  );

/** Null where it is not kept or not mailed any more, or its owner may not open it by now. */
const reportMailFor = async (
  context: Context,
  { companyId, viewId, ownerId }: Job,
  address: string,
): Promise<Email | null> => {
  const [person, company] = [await loadPerson(context.db, ownerId), await findCompany(context.db, companyId)];
  if (person === null || company === null) return null;
  const view = (await reportViews(context.db, companyId, ownerId)).find(({ id }) => id === viewId);
  if (view === undefined || view.owner_id !== ownerId || view.mail === null || !isReport(view.report)) return null;
  const reader: ReportReader = { ...context, person, company, origin: ownAction };
  const { report, query } = view;
  const { locationId, against, ...rest } = query;
  // Read once, so that a location that is removed meanwhile is as one that was there.
  const locations = await readableLocations(reader, report, locationId);
  if (locations.length === 0) return null;
  // Compared with a place that the person may not see any more, the report is mailed alone.
  const isCompared = against !== undefined && (await readableLocations(reader, report, against)).length > 0;
  const asked = isCompared ? { ...rest, against } : rest;
  const made = await reportFile(reader, locations, { report, tenantId: locationId ?? null, query: asked }).catch(
    (error: unknown) => {
      // What it is restricted to is known nowhere any more, or its days are too many: its reader sees why.
      if (error instanceof ApiError) return null;
      throw error;
    },
  );
  const { reportMailTexts: texts } = sentencesIn(person.language);
  const words = {
    what: made === null ? null : plainTextName(made.what),
    link: address + screenHref(report, {}, { companyId, locationId: locationId ?? null }, viewQueryOf(report, rest)),
    turnOff: address + screenHref('allReports', {}, { companyId, locationId: null }),
  };
  const email = emailTo(person, texts.subject(plainTextName(view.name)), texts.paragraphs(words));
  return made === null ? email : { ...email, files: [made.file] };
};

const isReport = (report: string): report is ReportKey => Object.hasOwn(reports, report);

/** The locations of the company, or of a place in it, where the person may open a report; none where they are removed. */
const readableLocations = (reader: ReportReader, report: ReportKey, tenantId: string | undefined) =>
  ticketLocations(reader, tenantId, reports[report].permission).catch((error: unknown): TenantRecord[] => {
    if (error instanceof ApiError) return [];
    throw error;
  });

interface AskedFile {
  readonly report: ReportKey;
  readonly tenantId: string | null;
  readonly query: Readonly<Record<string, string>>;
}

/** The numbers of a report as its screen would show them now, and what they are of. */
const reportFile = async (
  reader: ReportReader,
  locations: readonly TenantRecord[],
  { report, tenantId, query }: AskedFile,
) => {
  const { chart } = reports[report];
  const { db, company, person, now } = reader;
  const asked = askedReport(reports[report], query, openDay(locations, now()), await startOfWeek(reader, locations));
  const read = (period: Period, id: string | null) =>
    readReport(reader, {
      ...{ report, from: period.from, to: period.to, tenantId: id ?? undefined },
      filters: Object.fromEntries(
        asked.filters
          .filter(({ dimension }) => id === tenantId || dimension !== 'location')
          .map(({ dimension, values }) => [dimension, values.map(valueText)]),
      ),
    });
  const answer = await read(asked.period, tenantId);
  const before = asked.before === null ? null : await read(asked.before, asked.against ?? tenantId);
  const places = await listTenantNames(db, company.id, { reach: tenantReach(person, company.id) });
  const where = places.find(({ id }) => id === tenantId)?.name ?? company.name;
  const shown = shownTables(answer, before, places, asked.against);
  const zones = [...new Set(locations.map(({ timeZone }) => timeZone ?? 'UTC'))].map(zoneName);
  const { title } = screenOf(report);
  const { reportMailTexts: texts, daysWords, labelOf } = sentencesIn(reader.person.language);
  return {
    what: texts.what(labelOf(title), where, daysWords(asked.period.from, asked.period.to)),
    file: {
      name: `${fileNameOf(title, asked.period)}.csv`,
      type: 'text/csv; charset=utf-8',
      text: reportCsv(
        reportHead(asked, shown, { title, where, places, zones }),
        reportSheets(shown.tables, chart.measure, shown.wordsOf),
      ),
    },
  };
};

/** The business day that is open, of several zones the latest; there is a location. */
const openDay = (locations: readonly TenantRecord[], now: Date): string =>
  locations
    .map(({ timeZone, dayStarts }) => businessDay(now.getTime(), timeZone ?? 'UTC', dayStarts))
    .reduce((latest, day) => (day > latest ? day : latest));

/** The first day of the workweek in the hours that are live at the first location, 0 is Sunday. */
const startOfWeek = async (reader: ReportReader, [first]: readonly TenantRecord[]): Promise<number> => {
  const live = first === undefined ? [] : await liveAt(reader.db, [first.id]);
  const settings = live.flatMap(({ kind, manifest }) => (kind === 'settings' ? [manifest] : []));
  const hours = await readPublishedHours(reader, settings);
  return hours.get(settings[0] ?? '')?.hours.startOfWeek ?? 0;
};
