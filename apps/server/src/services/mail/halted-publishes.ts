import { screenHref } from '@commissary/catalog';
import { can, publishPermission } from '@commissary/domain';
import * as z from 'zod';
import type { Email } from '../../adapters/index.ts';
import { dropWork, noteWork, takeWork } from '../../store/accounts/index.ts';
import { type Db, inTransaction } from '../../store/database/index.ts';
import { findCanary, type NamedWorkflow, waitedForPilots } from '../../store/publishing/index.ts';
import { type Context, loadPerson } from '../context/index.ts';
import { haltedPublishEmail } from './email-templates.ts';
import { enqueueEmail } from './enqueue-email.ts';
import { publishersAt } from './failed-publishes.ts';

const topic = 'publish.halted';
const workflow = z.object({ companyId: z.string(), workflowId: z.string() });
/** When a process ends meanwhile, another one takes over after this time. */
const leaseMs = 60_000;

/** Queues the notice of a publish that was halted after its pilots, or waits for a decision; part of that transaction. */
export const noteHaltedPublish = (db: Db, { companyId, workflowId }: NamedWorkflow, at: Date): Promise<void> =>
  noteWork(db, topic, { companyId, workflowId }, at);

/** Queues an e-mail to each person who is told of it, as of a publish that failed. Returns how many. */
export const enqueueHaltedPublishes = async (context: Pick<Context, 'db' | 'now'>): Promise<number> => {
  for (let queued = 0; ; ) {
    const at = context.now();
    const work = await takeWork(context.db, topic, at, new Date(at.getTime() + leaseMs));
    if (work === null) return queued;
    await inTransaction(context.db, async db => {
      const named = workflow.parse(work.payload);
      const canary = await findCanary(db, named.workflowId);
      const locations = await waitedForPilots(db, named.workflowId);
      const readers = canary === undefined ? [] : await publishersAt(db, { ...canary, locations });
      for (const personId of readers) {
        await enqueueEmail(db, { kind: 'publish-halted', personId, ...named }, at);
        queued += 1;
      }
      await dropWork(db, work.id);
    });
  }
};

/** Null where somebody has decided meanwhile, and for who may publish none of the rest by now. */
export const haltedPublishFor = async (
  context: Pick<Context, 'db'>,
  { companyId, workflowId, personId }: NamedWorkflow & { readonly personId: string },
  address: string,
): Promise<Email | null> => {
  const canary = await findCanary(context.db, workflowId);
  const person = await loadPerson(context.db, personId);
  if (canary === undefined || person === null || !['HALTED', 'ASKING'].includes(canary.state)) return null;
  const permission = publishPermission[canary.blobType];
  const rest = await waitedForPilots(context.db, workflowId);
  const where = rest.filter(({ locationId, groupId }) => can(person, permission, { companyId, groupId, locationId }));
  if (where.length === 0) return null;
  return haltedPublishEmail(person, {
    where: where.map(({ name }) => name),
    reason: canary.reason,
    link: address + screenHref('publishRun', { workflowId }, { companyId, locationId: null }),
  });
};
