import type { ChildProcess } from 'node:child_process';
import type { CrashOrder, CrashReport } from '../../apps/server/src/testing/crash-point.ts';
import { samplePassword } from '../fixtures/sample-company.ts';
import { type SampleServer, startSampleServer } from '../fixtures/sample-server.ts';
import { serverProgram } from '../fixtures/server-process.ts';
import type { Figure, Plan, Proof } from '../proofs/proof.ts';
import { crashFlows } from './crash-flows.ts';
import type { Flow, FlowContext } from './flow.ts';
import { tornRows } from './torn-rows.ts';
import { demand, NoAnswer, webClient } from './web-client.ts';

/**
 * Runs each flow repeatedly and kills the process one point later each time: before every statement, around every
 * commit, around the response. Then it starts the server again and checks the stored data.
 */
export const crashPoints: Proof = {
  name: 'crash-points',
  about: 'A crash at any moment of a save, a publish or another write stores all of it or nothing.',
  run: async plan => {
    const house = await startSampleServer(plan.postgresUrl, {
      loadBefore: serverProgram('crash-point'),
      shortLived: true,
    });
    const figures: Figure[] = [];
    const violations: string[] = [];
    let [all, tried] = [0, 0];
    try {
      await house.furnish(0);
      await house.start();
      const client = webClient(house.address);
      demand(await client.session.login({ body: { email: 'priya@sorrel.example', password: samplePassword } }));
      for (const flow of crashFlows(client)) {
        const walked = await walk(house, flow, plan);
        all += walked.moments;
        tried += walked.crashes;
        figures.push([`  ${flow.name}`, `${walked.crashes} of ${walked.moments}`]);
        violations.push(...walked.found.map(what => `${flow.name}: ${what}`));
        plan.say(
          `${flow.name}: ${walked.crashes} crashes at ${walked.moments} moments, ${walked.found.length} failures`,
        );
      }
      await house.stop();
      violations.push(...(await house.withDatabase(tornRows)), ...house.complaints());
    } finally {
      await house.discard();
    }
    return { figures: [['Crash points tried', `${tried} of ${all}`], ...figures], violations };
  },
};

/** The moments of the shortest flow. */
const fewest = 10;

/**
 * Of a share of the points, one in so many is tried, beginning with another one for each flow and seed. On one of the
 * two databases at least, that is one of the first ten, so that each flow has a crash.
 */
const walk = async (house: SampleServer, flow: Flow, { share, seed, postgresUrl }: Plan) => {
  const found: string[] = [];
  const stride = Math.max(1, Math.round(1 / share));
  let crashes = 0;
  const skipped = (seed + flow.name.length + (postgresUrl === null ? 0 : fewest)) % Math.min(stride, 2 * fewest);
  for (let at = 1 + skipped, round = 1; ; at += stride, round++) {
    const asking = await flow.prepare(round);
    await momentsPassed(house.process(), at);
    const answered = await isAnswered(asking);
    const moments = await momentsPassed(house.process(), null);
    const died = moments === null;
    if (died) {
      crashes += 1;
      await startAgain(house);
    }
    const wrong = [...(await asking.judge(answered)), ...(await asking.finish())];
    found.push(...wrong.map(what => (died ? `${what}, after a crash at moment ${at}` : what)));
    if (moments !== null) return { crashes, moments: moments.length, found };
  }
};

const mostStarts = 5;

/** A server that cannot reach its database within its timeout exits, and its supervisor starts it again. */
const startAgain = async (house: SampleServer): Promise<void> => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await house.start();
    } catch (error) {
      if (attempt === mostStarts) throw error;
    }
  }
};

const isAnswered = async (asking: FlowContext): Promise<boolean> => {
  try {
    await asking.ask();
    return true;
  } catch (error) {
    if (error instanceof NoAnswer) return false;
    throw error;
  }
};

/** Sends a command and returns the points that the server has passed since the last one; null when it has died. */
const momentsPassed = (server: ChildProcess, exitAt: number | null): Promise<readonly string[] | null> =>
  new Promise(resolve => {
    if (server.exitCode !== null || server.signalCode !== null) return resolve(null);
    const hear = ({ moments }: CrashReport) => {
      server.off('exit', end);
      resolve(moments);
    };
    const end = () => {
      server.off('message', hear);
      resolve(null);
    };
    server.once('message', hear).once('exit', end);
    // A server that dies during a command closes the channel, which ends the wait.
    server.send({ exitAt } satisfies CrashOrder, () => undefined);
  });
