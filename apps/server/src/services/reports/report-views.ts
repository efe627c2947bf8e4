import { type ReportKey, reports, viewQueryOf } from '@commissary/catalog';
import type { ListedReportView, ReportView } from '@commissary/contract';
import { nextMail } from '@commissary/domain';
import { inTransaction } from '../../store/database/index.ts';
import { putReportView, type ReportViewRow, removeReportView, reportViews } from '../../store/report-views/index.ts';
import { lockPeople } from '../../store/tenants/index.ts';
import { recordAudit } from '../audit/index.ts';
import type { RequestContext } from '../context/index.ts';
import { apiError, forbidden, notFound } from '../errors/index.ts';
import { type ReportReader, ticketLocations } from '../tickets/index.ts';
import { mayReplaceOwners, viewOwners } from './view-owners.ts';

/** So many somebody keeps. */
const mostViews = 200;

/** The views of the person and those that are shared, as far as the person may open their report at their place. [RULE.view.02] */
export const listReportViews = async (context: RequestContext): Promise<ListedReportView[]> => {
  const { db, company, person } = context;
  const rows = await reportViews(db, company.id, person.id);
  const mayOpen = await openable(
    context,
    rows.flatMap(({ report }) => (isReport(report) ? [report] : [])),
  );
  const shown = rows.flatMap(row => {
    const { report, query } = row;
    return isReport(report) && mayOpen({ report, query }) ? [{ row, report }] : [];
  });
  const ownerOf = await viewOwners(
    context,
    shown.map(({ row }) => row),
  );
  return shown.map(({ row: { owner_name, mail, ...row }, report }) => {
    const isOwn = row.owner_id === person.id;
    return {
      ...{ id: row.id, report, name: row.name, folder: row.folder, isShared: row.is_shared, query: row.query },
      ...{ by: isOwn ? null : owner_name, ...ownerOf(row), ...(isOwn && mail !== null && { mail }) },
    };
  });
};

/**
 * Keeps a view under its id, in place of what the person kept there, or somebody who is gone and whose views the person may take
 * over; null removes it. [RULE.view.30]
 */
export const saveReportView = async (context: RequestContext, id: string, view: ReportView | null): Promise<void> => {
  const { db, company, person, now } = context;
  const from = await formerOwner(context, id);
  if (view === null) {
    await inTransaction(db, async transaction => {
      const name = await removeReportView(transaction, company.id, from ?? person.id, id);
      if (name === undefined) throw notFound();
      await recordAudit(context, transaction, audited('report-view.remove', id, name));
    });
    return;
  }
  const { report, name, folder, isShared, query, mail = null } = view;
  const kept = viewQueryOf(report, query);
  const wrong = Object.keys(query).find(key => kept[key] === undefined);
  if (wrong !== undefined) throw apiError(400, 'INVALID_VALUE', `/view/query/${wrong}`);
  if (!(await openable(context, [report]))({ report, query })) throw forbidden();
  await inTransaction(db, async transaction => {
    // One after the other, so that two at once are not one too many.
    await lockPeople(transaction, [person.id]);
    const own = (await reportViews(transaction, company.id, person.id)).filter(one => one.owner_id === person.id);
    if (own.length >= mostViews && own.every(one => one.id !== id)) throw apiError(400, 'TOO_MANY', '/view');
    const row = { id, owner_id: person.id, report, name, folder, is_shared: isShared, query: kept, mail };
    const savedAt = now();
    const mailAt = mail === null ? null : new Date(nextMail(mail, savedAt.getTime()));
    if (!(await putReportView(transaction, company.id, row, { savedAt, mailAt, from }))) throw notFound();
    await recordAudit(context, transaction, audited(`report-view.${from === null ? 'save' : 'take-over'}`, id, name));
  });

  function audited(action: `report-view.${'save' | 'remove' | 'take-over'}`, target: string, subject: string) {
    return { action, companyId: company.id, target, subject };
  }
};

/** Whose view the person takes over or removes; null: an own one, a new one, or one that is not theirs to take. */
const formerOwner = async (context: RequestContext, id: string): Promise<string | null> => {
  const { db, company, person } = context;
  if (!mayReplaceOwners(context)) return null;
  const view = (await reportViews(db, company.id, person.id)).find(one => one.id === id && one.owner_id !== person.id);
  if (view === undefined || !(await isOpen(context, view))) return null;
  const { mayTakeOver } = (await viewOwners(context, [view]))(view);
  return mayTakeOver ? view.owner_id : null;
};

const isOpen = async (context: RequestContext, { report, query }: ReportViewRow): Promise<boolean> =>
  isReport(report) && (await openable(context, [report]))({ report, query });

const isReport = (report: string): report is ReportKey => Object.hasOwn(reports, report);

/** Whether the person may open one of these reports at the place of a view: the same question that the report itself asks. */
const openable = async (context: ReportReader, asked: readonly ReportKey[]) => {
  const placesOf = async (permission: 'dashboard' | 'payroll') => {
    const locations = await ticketLocations(context, undefined, permission);
    return new Set(locations.flatMap(({ id, groupId }) => (groupId === null ? [id] : [id, groupId])));
  };
  const places = new Map<string, ReadonlySet<string>>();
  for (const permission of new Set(asked.map(report => reports[report].permission)))
    places.set(permission, await placesOf(permission));
  return ({ report, query }: Pick<ReportView, 'report' | 'query'>): boolean => {
    const reached = places.get(reports[report].permission) ?? new Set();
    return query.locationId === undefined ? reached.size > 0 : reached.has(query.locationId);
  };
};
