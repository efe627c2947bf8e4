import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { getAt } from '@commissary/document';
import { sendCheckIn } from '../../apps/terminal/src/check-in.ts';
import type { Configuration } from '../../apps/terminal/src/configuration.ts';
import { openDisk } from '../../apps/terminal/src/disk.ts';
import { type ServerApi, ServerUnavailable, serverApi } from '../../apps/terminal/src/server-api.ts';
import type { Findings, Mixed } from './findings.ts';
import { bankPath, departmentName, firstToken, publishedDepartments } from './publisher.ts';

export interface TerminalClient {
  readonly locationId: string;
  /** Checks in repeatedly, and checks every response and everything that it runs, until it is stopped. */
  run(stopped: () => boolean): Promise<void>;
  token(): number | null;
  /** What it runs of each kind, by the name of its content. */
  runs(): ReadonlyMap<string, string>;
  /** Resolves when the visit in progress and the next one have ended. */
  twoVisits(): Promise<void>;
}

interface Place {
  readonly locationId: string;
  readonly credential: string;
  readonly folder: string;
  address(): string;
  readonly findings: Findings;
}

const pollMs = 40;

/** A real terminal at one location that checks in far more often than the server asks for. */
export const createTerminalClient = ({ locationId, credential, folder, address, findings }: Place): TerminalClient => {
  const disk = openDisk(join(folder, locationId));
  const heard = new Map<string, number>();
  let configuration = disk.load();
  let visited = Promise.withResolvers<void>();
  const watched = (api: ServerApi): ServerApi => ({
    ...api,
    checkIn: async request => {
      const answer = await api.checkIn(request);
      if (answer.status !== 200) return answer;
      findings.polls += 1;
      for (const { kind, sequence, epoch } of answer.body.assigned) {
        // Another epoch numbers anew.
        const name = `${kind} ${epoch}`;
        const before = heard.get(name) ?? 0;
        if (sequence < before) findings.backwards.push(`${locationId} ${kind}: ${sequence} after ${before}`);
        heard.set(name, sequence);
      }
      return answer;
    },
  });
  const visit = async (): Promise<void> => {
    const api = watched(serverApi(address(), credential));
    const terminal = { api, disk, deviceId: locationId, softwareVersion: '1.0.0', now: () => Date.now() };
    await sendCheckIn(terminal, configuration, taken => {
      configuration = taken;
    });
  };
  return {
    locationId,
    token: () => tokensOf(configuration).bank,
    runs: () => runsOf(configuration),
    run: async stopped => {
      for (let last = false; !last; ) {
        // Once more after the end, so that it runs the newest publish.
        last = stopped();
        await visit().catch(error => {
          if (!(error instanceof ServerUnavailable)) findings.errors.push(`${locationId}: ${error}`);
        });
        const { bank, departments } = tokensOf(configuration);
        if (departments.some(token => token !== bank))
          findings.mixed.push({ locationId, bank, departments, runs: runsOf(configuration) });
        visited.resolve();
        visited = Promise.withResolvers();
        await pause(pollMs);
      }
    },
    twoVisits: async () => {
      await visited.promise;
      await visited.promise;
    },
  };
};

const runsOf = ({ running }: Configuration) => new Map(running.map(({ kind, manifest }) => [kind, manifest]));

/** The value of each path of the two documents; null for what was live before the first token. */
const tokensOf = ({ running }: Configuration): Pick<Mixed, 'bank' | 'departments'> => {
  const at = (kind: string, path: string): unknown => {
    const document = running.find(one => one.kind === kind)?.document;
    return document === undefined ? undefined : getAt(document, path);
  };
  const bank = Number(at('settings', bankPath) ?? 0);
  const names = publishedDepartments.map(id => /^Department (\d+)$/.exec(String(at('menu', departmentName(id))))?.[1]);
  return {
    bank: bank < firstToken ? null : bank,
    departments: names.map(name => (name === undefined ? null : Number(name))),
  };
};
