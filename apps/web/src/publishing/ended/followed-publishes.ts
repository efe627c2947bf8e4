import { publishEndedTexts, publishKinds, publishUnits, screenHref } from '@commissary/catalog';
import type { WorkflowRecord } from '@commissary/contract';
import { notificationMs, type PublishKind } from '@commissary/domain';
import type { QueryClient } from '@tanstack/react-query';
import { api, responseBody, StatusError } from '../../api/index.ts';
import { runningOf } from '../../cache/index.ts';
import { notify } from '../../notifications/index.ts';
import { sessionStore } from '../../session/index.ts';

/** A publish that the person asked for in this browser, until they were told how it ended. */
interface FollowedPublish {
  readonly companyId: string;
  readonly kind: PublishKind;
  readonly workflowId: string;
  /** Where it was asked for, and when. */
  readonly from: string;
  readonly at: number;
}

/** Remembers publishes that were started here, also over a reload. */
export const followPublishes = (
  { companyId, kind }: Pick<FollowedPublish, 'companyId' | 'kind'>,
  started: readonly { readonly workflowId: string }[],
): void => {
  const ids = new Set(started.map(({ workflowId }) => workflowId));
  const fresh = [...ids].map(workflowId => ({ companyId, kind, workflowId, from: location.pathname, at: Date.now() }));
  if (fresh.length > 0) write([...followed().filter(({ workflowId }) => !ids.has(workflowId)), ...fresh]);
};

/**
 * Tells who asked for a publish how it ended, with the way to its page: where it took longer than the notice of its start
 * stays, or they left the screen on which they asked. What ended while nobody looked is told at the next look. Follows
 * what the console reads of publishes anyhow. Returns the function that ends it.
 */
export const watchFollowedPublishes = (client: QueryClient, companyId: string): (() => void) => {
  const asked = new Set<string>();
  const look = async (kind: PublishKind, batches: readonly WorkflowRecord[]): Promise<void> => {
    const open = new Set(batches.flatMap(({ wfExec, endTime }) => (endTime === null ? wfExec.workflowId : [])));
    for (const one of followed()) {
      const { workflowId } = one;
      if (one.companyId !== companyId || one.kind !== kind || open.has(workflowId) || asked.has(workflowId)) continue;
      asked.add(workflowId);
      // Where it cannot be read now, it is with the next news of publishes.
      await tellEnd(one).catch(() => undefined);
      asked.delete(workflowId);
    }
  };
  const lookAt = (kind: PublishKind): void => {
    const batches = client.getQueryData(runningOf(companyId, kind).queryKey);
    if (batches !== undefined) void look(kind, batches);
  };
  publishKinds.forEach(lookAt);
  return client.getQueryCache().subscribe(({ type, query: { queryKey } }) => {
    if (type !== 'updated' || queryKey[0] !== 'publishing' || queryKey[2] !== 'running') return;
    publishKinds.filter(kind => queryKey[1] === companyId && queryKey[3] === kind).forEach(lookAt);
  });
};

const tellEnd = async (one: FollowedPublish): Promise<void> => {
  const { companyId, kind, workflowId, from, at } = one;
  const answer = await api.publishes
    .read({ params: { companyId, workflowId }, query: { limit: 1 } }, { background: true })
    .catch(error => (error instanceof StatusError && error.status === 404 ? null : Promise.reject(error)));
  const counts = answer && responseBody(answer).counts;
  if (counts && (counts.WAITING ?? 0) + (counts.RUNNING ?? 0) > 0) return;
  // Another window may have told it meanwhile.
  const all = followed();
  const others = all.filter(other => other.workflowId !== workflowId);
  if (others.length === all.length) return;
  write(others);
  const href = screenHref('publishRun', { workflowId }, { companyId, locationId: null });
  const isShown = href.startsWith(`${location.pathname}?`);
  const isQuick = location.pathname === from && Date.now() - at < notificationMs.success;
  if (counts === null || isShown || isQuick) return;
  const isWhole = (counts.FAILED ?? 0) + (counts.TERMINATED ?? 0) === 0;
  notify(isWhole ? 'success' : 'error', publishEndedTexts.ended(publishUnits[kind].title, counts), {
    link: { text: publishEndedTexts.open, href },
  });
};

const storedName = (): string => `commissary.${sessionStore.get().user?.userId}.publishes`;

// A browser may refuse storage, or hold what an earlier version stored; then nothing is told and everything else works.
const followed = (): readonly FollowedPublish[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storedName()) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
};

const write = (publishes: readonly FollowedPublish[]): void => {
  try {
    if (publishes.length === 0) localStorage.removeItem(storedName());
    else localStorage.setItem(storedName(), JSON.stringify(publishes));
  } catch {
    // As above.
  }
};
