import { setTimeout as pause } from 'node:timers/promises';
import { until } from '../fixtures/until.ts';
import type { EditorClient, Values } from './editor-client.ts';
import type { Findings } from './findings.ts';
import { demand, NoAnswer, type WebClient } from './web-client.ts';

export type PublisherPhase = 'saving' | 'asking' | 'publishing';

export interface Publisher {
  phase(): PublisherPhase;
  /** Resolves at the next moment at which it requests a publish. */
  nextAsk(): Promise<void>;
  /** One publish from the saves to the end, through any number of restarts. */
  publishNext(): Promise<void>;
  /** The newest publish; resolves when it is finished. */
  settled(): Promise<void>;
  readonly workflows: readonly string[];
}

interface Work {
  readonly client: WebClient;
  readonly settings: EditorClient;
  readonly menu: EditorClient;
  readonly locationIds: readonly string[];
  /** Waits until the server is running again. */
  up(): Promise<void>;
  readonly findings: Findings;
}

export const bankPath = '/tableSettings/issueServerBankOfAmount';
export const publishedDepartments = ['pizza', 'bar', 'coffee-and-tea'] as const;
export const departmentName = (id: string): string => `/departments/[${id}]/info/name`;
/** Before the first that is written. */
export const firstToken = 1000;
const pollMs = 50;

/** Writes one token into settings and menu, publishes, waits until the publish is finished, and starts over. */
export const createPublisher = ({ client, settings, menu, locationIds, up, findings }: Work): Publisher => {
  let token = firstToken;
  let phase: PublisherPhase = 'saving';
  let settled = Promise.resolve();
  let asks: (() => void)[] = [];
  const workflows: string[] = [];

  const throughRestarts = async <T>(work: () => Promise<T>): Promise<T> => {
    for (;;) {
      await up();
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof NoAnswer)) throw error;
        await pause(pollMs);
      }
    }
  };
  const save = (desk: EditorClient, values: Values): Promise<void> =>
    throughRestarts(async () => {
      while (!(await (await desk.open()).save(values))) findings.stale += 1;
    });
  const ask = async () => {
    const options = { idempotencyKey: `publish-${token}` };
    return throughRestarts(async () => {
      phase = 'asking';
      for (const tell of asks) tell();
      asks = [];
      const answer = await client.syncLocations.start(
        { body: { action: 'PUBLISH', locationIds: [...locationIds] } },
        options,
      );
      demand(answer);
      return answer.body;
    });
  };
  const isOver = async (execution: { readonly workflowId: string; readonly runId: string }): Promise<boolean> => {
    const answer = await client.syncLocations.status({ body: execution });
    demand(answer);
    const statuses = Object.values(answer.body.locationToStatuses);
    if (answer.body.endTime === null) return false;
    if (statuses.some(status => status !== 'SUCCESS')) findings.unfinished.push(JSON.stringify(answer.body));
    return true;
  };
  const publish = async (): Promise<void> => {
    const executions = await ask();
    phase = 'publishing';
    for (const execution of executions)
      await until('the end of a publish', () => throughRestarts(() => isOver(execution)), pollMs);
    workflows.push(...new Set(executions.map(({ workflowId }) => workflowId)));
    findings.publishes += 1;
    phase = 'saving';
  };

  return {
    phase: () => phase,
    nextAsk: () => new Promise(resolve => asks.push(resolve)),
    settled: () => settled,
    workflows,
    publishNext: async () => {
      token += 1;
      await save(settings, { [bankPath]: `${token}.00` });
      await save(menu, Object.fromEntries(publishedDepartments.map(id => [departmentName(id), `Department ${token}`])));
      const publishing = publish();
      // A caller that waits for the end learns of a failure from the findings.
      settled = publishing.catch(() => undefined);
      await publishing;
    },
  };
};
