import { getAt } from '@commissary/document';
import { equal } from '@commissary/schema';
import { until } from '../fixtures/until.ts';
import { publishPilotsFirst } from './canary-flow.ts';
import {
  type EditorClient,
  employmentEditor,
  locationEmploymentEditor,
  locationMenuEditor,
  locationSettingsEditor,
  menuEditor,
  settingsEditor,
  type Values,
} from './editor-client.ts';
import type { Flow } from './flow.ts';
import { bankIn, liveBank, ownSettings, publishBank, quiet, unschedule, waiting } from './own-bank.ts';
import { saveEmployee, saveRoles } from './people-flows.ts';
import { bankPath, departmentName, publishedDepartments } from './publisher.ts';
import { revert, rollBack } from './revert-flows.ts';
import { demand, type WebClient } from './web-client.ts';

const company = 'sorrel-and-salt';
const menu = 'dinner';

export const crashFlows = (client: WebClient): readonly Flow[] => [
  save('company settings', settingsEditor(client, company), alerts(0)),
  save('a company menu', menuEditor(client, company, menu), dishes('bar', ['negroni', 'spritz', 'house-red'])),
  save('company employment', employmentEditor(client, company), clocks(0)),
  save('settings of a group', locationSettingsEditor(client, 'coast'), alerts(1)),
  save('settings of a location', locationSettingsEditor(client, 'fulton'), alerts(1)),
  save(
    'menu of a location',
    locationMenuEditor(client, 'riverfront', menu),
    dishes('pizza', ['bianca', 'clam', 'margherita']),
  ),
  save('employment of a location', locationEmploymentEditor(client, 'fulton'), clocks(1)),
  publish(client),
  schedule(client),
  takeBack(client),
  publishEdits(client),
  revert(client),
  rollBack(client),
  publishPilotsFirst(client),
  connectTerminal(client),
  saveRoles(client),
  saveEmployee(client),
];

type Handwriting = (token: number) => Values;

/** Never the inherited value: an override that equals it is removed. */
const alerts =
  (odd: 0 | 1): Handwriting =>
  token => {
    const path = (name: string) => `/tableSettings/tableAlertTimesInMins/${name}`;
    const minutes = 200 + (token % 600) * 2 + odd;
    return { [path('seatedNoOrder')]: minutes, [path('afterOrdering')]: minutes, [path('afterSettling')]: minutes };
  };
const dishes =
  (department: string, ids: readonly string[]): Handwriting =>
  token =>
    Object.fromEntries(ids.map(id => [`/departments/[${department}]/items/[${id}]/info/name`, `Dish ${token}`]));
const clocks =
  (odd: 0 | 1): Handwriting =>
  token => {
    const seconds = 100 + (token % 600) * 2 + odd;
    return {
      '/timeClock/autoLogOffAfterTime': seconds,
      '/timeClock/breaks/defaultLength': seconds,
      '/timeClock/lunch/defaultLength': seconds,
    };
  };
/** The configuration itself, in any of the forms in which a call returns it. */
const blobOf = ({ blob }: { readonly blob: unknown }): unknown =>
  typeof blob === 'string' ? (JSON.parse(blob) as unknown) : blob;

/** Three paths that are saved together and must always agree. */
const save = (name: string, desk: EditorClient, write: Handwriting): Flow => {
  let kept: Values | null = null;
  return {
    name: `save ${name}`,
    prepare: async n => {
      if (kept === null) {
        kept = write(0);
        if (!(await (await desk.open()).save(kept))) throw new Error(`${name} changed meanwhile.`);
      }
      const [before, after] = [kept, write(n)];
      const opened = await desk.open();
      const read = async (allowed: readonly Values[]): Promise<readonly string[]> => {
        const { document } = await desk.open();
        const found = Object.fromEntries(Object.keys(after).map(path => [path, getAt(document, path)]));
        return allowed.some(values => equal(values, found)) ? [] : [`${name}: ${JSON.stringify(found)}`];
      };
      return {
        ask: async () => {
          if (!(await opened.save(after))) throw new Error(`${name} changed meanwhile.`);
        },
        judge: answered => read(answered ? [after] : [before, after]),
        finish: async () => {
          const again = await desk.open();
          const isDone = Object.entries(after).every(([path, value]) => equal(getAt(again.document, path), value));
          if (!isDone && !(await again.save(after))) return [`${name}: saving again was refused`];
          kept = after;
          return read([after]);
        },
      };
    },
  };
};

const published = ['market-hall', 'union-station', 'riverfront', 'fulton', 'pearl-st', 'old-mill'] as const;
const pollMs = 150;

/** One token in settings and menu; two batches. */
const publish = (client: WebClient): Flow => ({
  name: 'publish to six locations',
  prepare: async n => {
    const token = 5000 + n;
    const settings = await settingsEditor(client, company).open();
    await settings.save({ [bankPath]: `${token}.00` });
    const opened = await menuEditor(client, company, menu).open();
    await opened.save(Object.fromEntries(publishedDepartments.map(id => [departmentName(id), `Department ${token}`])));
    const options = { idempotencyKey: `crash-publish-${n}` };
    const start = async () => {
      const answer = await client.syncLocations.start(
        { body: { action: 'PUBLISH', locationIds: [...published] } },
        options,
      );
      demand(answer);
      return answer.body;
    };
    const end = async (executions: Awaited<ReturnType<typeof start>>) => {
      for (const execution of executions) {
        const isOver = async () => {
          const answer = await client.syncLocations.status({ body: execution });
          demand(answer);
          return answer.body.endTime !== null;
        };
        await until('the end of a publish', isOver, pollMs);
      }
    };
    const liveSettings = async (id: string) => {
      const answer = await client.published.settings({ params: { id } });
      demand(answer);
      return String(getAt(blobOf(answer.body), bankPath)).split('.')[0] ?? '';
    };
    /** Returns the tokens that are live at a location, in menu and settings. */
    const liveAt = async (id: string): Promise<readonly string[]> => {
      for (;;) {
        const before = await liveSettings(id);
        const answer = await client.published.menu({ params: { id } });
        demand(answer);
        const menu = blobOf(answer.body);
        // Two calls: a batch may have gone live between them.
        if ((await liveSettings(id)) !== before) continue;
        const names = publishedDepartments.map(
          each =>
            String(getAt(menu, departmentName(each)))
              .split(' ')
              .at(-1) ?? '',
        );
        return [...new Set([before, ...names])];
      }
    };
    const mixed = async (): Promise<string[]> => {
      const found = [];
      for (const id of published) {
        const tokens = await liveAt(id);
        if (tokens.length !== 1 && n > 1) found.push(`${id} runs ${tokens.join(' and ')}`);
      }
      return found;
    };
    return {
      ask: async () => end(await start()),
      judge: mixed,
      finish: async () => {
        await end(await start());
        const found = [];
        for (const id of published) {
          const tokens = await liveAt(id);
          if (tokens.join() !== String(token)) found.push(`${id} runs ${tokens.join(' and ')} instead of ${token}`);
        }
        return found;
      },
    };
  },
});

const farAway = Date.UTC(2040, 0, 1);
const scheduleAt = (client: WebClient, date: number, idempotencyKey: string) =>
  client.syncLocations.start(
    { body: { action: 'PUBLISH', locationIds: [quiet], syncDateMillis: date } },
    { idempotencyKey },
  );
const schedule = (client: WebClient): Flow => ({
  name: 'schedule a publish',
  prepare: async n => {
    await unschedule(client);
    const [date, key] = [farAway + n * 60_000, `crash-schedule-${n}`];
    const ask = async () => demand(await scheduleAt(client, date, key));
    const is = async (allowed: readonly string[]) => {
      const found = (await waiting(client)).join();
      return allowed.includes(found) ? [] : [`scheduled for "${found}" instead of ${date}`];
    };
    return {
      ask,
      judge: answered => is(answered ? [String(date)] : ['', String(date)]),
      finish: async () => {
        await ask();
        return is([String(date)]);
      },
    };
  },
});

const takeBack = (client: WebClient): Flow => ({
  name: 'take a scheduled publish back',
  prepare: async n => {
    await unschedule(client);
    const date = farAway + 86_400_000 + n * 60_000;
    demand(await scheduleAt(client, date, `crash-take-back-${n}`));
    const ask = () => unschedule(client);
    const is = async (allowed: readonly string[]) => {
      const found = (await waiting(client)).join();
      return allowed.includes(found) ? [] : [`still scheduled for "${found}"`];
    };
    return {
      ask,
      judge: answered => is(answered ? [''] : ['', String(date)]),
      finish: async () => {
        await ask();
        return is(['']);
      },
    };
  },
});

/** A value is saved and goes live alone, beside a schedule that stays: all of it or nothing. */
const publishEdits = (client: WebClient): Flow => ({
  name: 'publish single edits beside a schedule',
  prepare: async n => {
    await unschedule(client);
    const date = farAway + 2 * 86_400_000 + n * 60_000;
    demand(await scheduleAt(client, date, `crash-edits-schedule-${n}`));
    const { override } = await ownSettings(client);
    const [saved, live, after] = [bankIn(override.changes), await liveBank(client), `${7000 + n}.00`];
    const ask = async () => {
      await publishBank(client, override.ver, after, `crash-edits-${n}`);
    };
    const is = async (allowed: readonly string[]) => {
      await until('the end of a publish', async () => (await waiting(client)).every(at => at > 0), pollMs);
      const waits = (await waiting(client)).join();
      const found = `${waits} ${bankIn((await ownSettings(client)).override.changes)} ${await liveBank(client)}`;
      return allowed.includes(found) ? [] : [`schedule, saved and live value are ${found}`];
    };
    const [nothing, all] = [`${date} ${saved} ${live}`, `${date} ${after} ${after}`];
    return {
      ask,
      judge: answered => is(answered ? [all] : [nothing, all]),
      finish: async () => {
        await ask();
        return is([all]);
      },
    };
  },
});

const connectTerminal = (client: WebClient): Flow => ({
  name: 'connect a terminal',
  prepare: async n => {
    const params = { companyId: company, locationId: quiet };
    const name = `Crash ${n}`;
    const options = { idempotencyKey: `crash-connect-${n}` };
    const ask = async () => demand(await client.tenants.createCredential({ params, body: { name } }, options));
    const is = async (allowed: readonly number[]) => {
      const answer = await client.tenants.credentials({ params });
      demand(answer);
      const found = answer.body.filter(one => one.name === name).length;
      return allowed.includes(found) ? [] : [`${found} credentials for one terminal`];
    };
    return {
      ask,
      judge: answered => is(answered ? [1] : [0, 1]),
      finish: async () => {
        const again = await client.tenants.createCredential({ params, body: { name } }, options);
        // The secret is returned once: a repeated call is told that the credential exists already.
        return again.status >= 500 ? [`connecting again answered ${again.status}`] : is([1]);
      },
    };
  },
});
