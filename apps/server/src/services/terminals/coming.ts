import { createHash } from 'node:crypto';
import type { DocumentKind } from '@commissary/catalog';
import { mostComing } from '@commissary/contract';
import { listComing, nextDueOf } from '../../store/publishing/index.ts';
import type { TenantRecord } from '../../store/tenants/index.ts';
import type { Context } from '../context/index.ts';
import { isAddressed } from './content-addresses.ts';

/** So long before it is due a publish is named to terminals. */
const aheadMs = 3_600_000;

/** The terminals of a publish hear of it one after the other within so long, and not all at once. */
const spreadMs = 2_700_000;

/** What is coming is read again after so long, while something is. */
const keptMs = 600_000;

/**
 * What a terminal may fetch before it is due, and does not run: the manifests of publishes of its location that are due within an hour, of
 * kinds that have addresses. Read once for all terminals of a company, and only while something is due soon.
 */
export const comingAt = async (
  context: Pick<Context, 'contacts' | 'rowCache' | 'now'>,
  { id, companyId }: TenantRecord,
  { deviceId, runs }: { readonly deviceId: string; readonly runs: readonly { readonly manifest: string }[] },
): Promise<readonly { readonly kind: DocumentKind; readonly manifest: string }[]> => {
  const now = context.now().getTime();
  const cached = <T>(key: string, load: () => Promise<T>) =>
    context.rowCache.getOrLoad('schedules', [companyId], `${key} ${companyId}`, load);
  const next = await cached('next', async () => ({ at: await nextDueOf(context.contacts, companyId) }));
  if (next.at === null || next.at.getTime() > now + aheadMs) return [];
  const span = Math.floor(now / keptMs);
  const until = new Date((span + 1) * keptMs + aheadMs);
  const coming = await cached(`coming ${span}`, () => listComing(context.contacts, companyId, until));
  const spread = spreadOf(`${id} ${deviceId}`);
  const named = (coming.get(id) ?? []).filter(
    ({ kind, manifest, dueAt }) =>
      isAddressed(kind) &&
      now >= dueAt.getTime() - aheadMs + spread &&
      runs.every(running => running.manifest !== manifest),
  );
  return [...new Map(named.map(one => [one.manifest, one])).values()].slice(0, mostComing);
};

const spreadOf = (terminal: string): number =>
  Math.floor((createHash('sha256').update(terminal).digest().readUInt32BE() / 2 ** 32) * spreadMs);
