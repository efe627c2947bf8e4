import { screenHref } from '@commissary/catalog';
import { can, heldBy, type PublishKind, publishPermission } from '@commissary/domain';
import * as z from 'zod';
import type { Email } from '../../adapters/index.ts';
import { noteWork } from '../../store/accounts/index.ts';
import type { Db } from '../../store/database/index.ts';
import { listGrants, listHoldersAt } from '../../store/people/index.ts';
import {
  type FailedWorkflow,
  failedWorkflow,
  firstFailures,
  type NamedWorkflow,
} from '../../store/publishing/index.ts';
import { type Context, loadPerson } from '../context/index.ts';
import { failedPublishEmail } from './email-templates.ts';
import type { EmailJob } from './enqueue-email.ts';
import { enqueueNotices } from './notice-queue.ts';

const topic = 'publish.failed';
const workflow = z.object({ companyId: z.string(), workflowId: z.string() });

/**
 * Queues the notice of publishes that failed, once for each publish: who gets it is decided outside of the transaction
 * that made the others live. The runs are those of which a location failed now.
 */
export const noteFailedPublishes = async (db: Db, failedRunIds: readonly string[], at: Date): Promise<void> => {
  for (const one of await firstFailures(db, failedRunIds, at)) await noteWork(db, topic, one, at);
};

/**
 * Queues an e-mail to each person who is told that a publish failed: who asked for it, and who may publish there. Returns
 * how many.
 */
export const enqueueFailedPublishes = (context: Pick<Context, 'db' | 'now'>): Promise<number> =>
  enqueueNotices(context, topic, async (db, payload) => {
    // One that was queued by an earlier version names a batch.
    const { data: named } = workflow.safeParse(payload);
    if (named === undefined) return [];
    return [...(await readersOf(db, named))].map(
      (personId): EmailJob => ({ kind: 'publish-failed', personId, ...named }),
    );
  });

const readersOf = async (db: Db, { companyId, workflowId }: NamedWorkflow): Promise<Iterable<string>> => {
  const found = await failedWorkflow(db, { companyId, workflowId });
  return found === undefined ? [] : publishersAt(db, { companyId, ...found, locations: found.failed });
};

interface PublishAt {
  readonly companyId: string;
  readonly blobType: PublishKind;
  readonly requestedBy: string;
  readonly locations: readonly { readonly locationId: string; readonly groupId: string | null }[];
}

/** Who asked for a publish, and who may publish at one of its locations. */
export const publishersAt = async (
  db: Db,
  { companyId, blobType, requestedBy, locations }: PublishAt,
): Promise<Iterable<string>> => {
  const places = new Set([
    companyId,
    ...locations.flatMap(({ locationId, groupId }) => (groupId === null ? [locationId] : [locationId, groupId])),
  ]);
  const people = await listHoldersAt(db, companyId, [...places]);
  const grants = await listGrants(
    db,
    people.map(({ id }) => id),
  );
  const permitted = grants.filter(
    ({ permissions, onType: type, onId: id }) =>
      (type === 'GLOBAL' || places.has(id)) &&
      heldBy({ permissions, on: { type, id } }, publishPermission[blobType]) !== null,
  );
  return new Set([requestedBy, ...permitted.map(({ personId }) => personId)]);
};

/** Null where nothing failed that the reader may publish by now. */
export const failedPublishFor = async (
  context: Pick<Context, 'db'>,
  { companyId, workflowId, personId }: NamedWorkflow & { readonly personId: string },
  address: string,
): Promise<Email | null> => {
  const [found, person] = [
    await failedWorkflow(context.db, { companyId, workflowId }),
    await loadPerson(context.db, personId),
  ];
  if (found === undefined || person === null) return null;
  const mayPublish = ({ locationId, groupId }: FailedWorkflow['failed'][number]) =>
    can(person, publishPermission[found.blobType], { companyId, groupId, locationId });
  const where = found.failed.filter(mayPublish).map(({ name }) => name);
  if (where.length === 0) return null;
  return failedPublishEmail(person, {
    by: found.requestedName,
    where,
    link: address + screenHref('publishRun', { workflowId }, { companyId, locationId: null }),
  });
};
