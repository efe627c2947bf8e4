import { screenHref, screenOfPath, sentencesIn } from '@commissary/catalog';
import { can, type Permission, permissionsAt, plainTextName, tenantScopeOf } from '@commissary/domain';
import { formatValueAt, pathLabels, redactChanges } from '@commissary/schema';
import * as z from 'zod';
import type { Email } from '../../adapters/index.ts';
import { noteWork } from '../../store/accounts/index.ts';
import type { Db } from '../../store/database/index.ts';
import { type OwnValueBelow, ownValuesBelow, valuesOfLines } from '../../store/documents/index.ts';
import { listGrants, listHoldersAt, listTurnedOff } from '../../store/people/index.ts';
import { completed, definitions, initialStoredDocument } from '../content/index.ts';
import { type Context, loadPerson } from '../context/index.ts';
import { keptOverridesEmail } from './email-templates.ts';
import type { EmailJob } from './enqueue-email.ts';
import { enqueueNotices } from './notice-queue.ts';

const topic = 'override.kept';
const save = z.object({ revisionId: z.string() });

/** Who may change the documents of a group or location. */
const isManager = (holds: (permission: Permission) => boolean): boolean =>
  holds('accessConfigurationOptions') || holds('overrideMenus');

const isFigure = (value: unknown): boolean =>
  typeof value === 'string' ? /^-?[\d.]+$/.test(value) : typeof value !== 'object';

/** Part of the transaction of a save at the company or a group: what is overridden below is looked up after it. */
export const noteKeptOverrides = (db: Db, revisionId: string, at: Date): Promise<void> =>
  noteWork(db, topic, { revisionId }, at);

/**
 * Queues an e-mail to each manager of a group or location that overrides what a save above changed, once for each save: who has a
 * role there itself, and did not save it.
 */
export const enqueueKeptOverrides = (context: Pick<Context, 'db' | 'now'>): Promise<number> =>
  enqueueNotices(context, topic, async (db, payload) => {
    const { revisionId } = save.parse(payload);
    const rows = await ownValuesBelow(db, revisionId);
    const [first] = rows;
    if (first === undefined) return [];
    const places = new Set(rows.map(({ tenantId }) => tenantId));
    const people = await listHoldersAt(db, first.companyId, [...places]);
    const grants = await listGrants(
      db,
      people.map(({ id }) => id),
    );
    const there = grants.filter(({ onId, personId }) => personId !== first.authorId && places.has(onId));
    return [...new Set(there.map(({ personId }) => personId))].map(
      (personId): EmailJob => ({ kind: 'override-kept', personId, revisionId }),
    );
  });

/** Null where nothing is overridden any more that the reader may see, or they turned these e-mails off. */
export const keptOverridesFor = async (
  { db, content }: Pick<Context, 'db' | 'content'>,
  { personId, revisionId }: Extract<EmailJob, { kind: 'override-kept' }>,
  address: string,
): Promise<Email | null> => {
  const person = await loadPerson(db, personId);
  const rows = await ownValuesBelow(db, revisionId);
  const [first] = rows;
  if (person === null || first === undefined) return null;
  if ((await listTurnedOff(db, personId)).has('keptOverrides')) return null;
  const { kind, base, companyId, by } = first;
  const { field } = definitions[kind];
  const values = await valuesOfLines(
    db,
    rows.map(({ lineId }) => lineId),
  );
  const document =
    base === null ? initialStoredDocument(kind) : completed(kind, (await content.documents(db, [base])).get(base));
  const scopeOf = ({ tenantId: id, type, groupId }: OwnValueBelow) => tenantScopeOf({ id, type, groupId, companyId });
  const places = new Set(person.grants.map(({ on }) => on.id));
  const readable = rows.filter(row => {
    if (!places.has(row.tenantId) || !isManager(permission => can(person, permission, scopeOf(row)))) return false;
    const held: ReadonlySet<string> = permissionsAt(person, scopeOf(row));
    const change = { path: row.path, op: 'set' as const, value: row.own };
    return redactChanges(field, [change], permission => held.has(permission)).length > 0;
  });
  const [shown] = readable;
  if (shown === undefined) return null;
  const { emailsTexts, valueTextsIn, labeled } = sentencesIn(person.language);
  const definition = labeled(field);
  const names = { definition, documents: [document] };
  const words = ({ path, timeZone }: OwnValueBelow, value: unknown) => {
    if (value === undefined || value === null) return emailsTexts.keptOverrides.noValue;
    const text = formatValueAt(valueTextsIn(timeZone ?? 'UTC'), definition, document, path, value);
    // A figure keeps its point; what somebody typed must not become a link.
    return isFigure(value) ? text : plainTextName(text);
  };
  const found = screenOfPath(kind, shown.path);
  const level = { companyId, locationId: shown.tenantId };
  const menu = kind === 'menu' ? { menuId: shown.documentId } : {};
  return keptOverridesEmail(person, {
    by,
    where: [...new Set(readable.map(({ name }) => name))],
    values: readable.map(row => {
      const { was, value } = values.get(row.lineId) ?? {};
      const label = plainTextName(pathLabels(valueTextsIn(row.timeZone ?? 'UTC'), names, row.path).join(' › '));
      const said = { label, from: words(row, was), to: words(row, value), own: words(row, row.own) };
      return emailsTexts.keptOverrides.value({ ...said, name: plainTextName(row.name) });
    }),
    turnOff: address + screenHref('ownSecurity', {}, { companyId, locationId: null }),
    link:
      address +
      (found === null
        ? screenHref('home', {}, level)
        : screenHref(found.screen.id, found.params, level, { field: shown.path, ...menu })),
  });
};
