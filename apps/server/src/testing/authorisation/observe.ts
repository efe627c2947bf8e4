import { contract, type Endpoint } from '@commissary/contract';
import { type Permission, permissionFlags, permissions } from '@commissary/domain';
import { type Browser, encode, send } from '../test-client.ts';
import type { TestServer } from '../test-server.ts';
import { requests } from './requests.ts';
import { addressOf, type Target, targetsOf } from './targets.ts';
import type { UndoneDatabase } from './undone-database.ts';
import { makeHolders, makeVisitors, type Visitor } from './visitors.ts';
import type { World } from './world.ts';

/** One call as it is asked; a call may be asked in several ways. */
export interface Asked {
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly request: string;
}

export interface Answered {
  readonly status: number;
  readonly text: string;
}

export interface Observed extends Asked {
  /** By visitor, then by target; a target that the request does not tell from one before is left out. */
  readonly answers: ReadonlyMap<string, ReadonlyMap<string, Answered>>;
  /** The rights that open the call at the company, each alone; null where none is needed, or none is ever enough. */
  readonly rights: readonly string[] | null;
}

/** Calls that take more than a path and have no request: nobody has thought about who may make them. */
export const withoutRequest = Object.entries(contract).flatMap(([area, endpoints]) =>
  Object.entries<Endpoint>(endpoints).flatMap(([name, endpoint]) =>
    endpoint.body !== undefined && !(`${area}.${name}` in requests) ? [`${area}.${name}`] : [],
  ),
);

/** Every way in which every call is asked. */
export const asked: readonly Asked[] = Object.entries(contract).flatMap(([area, endpoints]) =>
  Object.entries<Endpoint>(endpoints).flatMap(([name, endpoint]) => {
    const call = `${area}.${name}`;
    const plain = call in requests || endpoint.body === undefined ? [call] : [];
    const more = Object.keys(requests).filter(request => request.startsWith(`${call} `));
    return [...plain, ...more].map(request => ({ name: call, endpoint, request }));
  }),
);

/** Asks every call by every visitor at every target; what a call writes is taken back before the next. */
export const observe = async (
  { server, undoing }: { readonly server: TestServer } & Pick<UndoneDatabase, 'undoing'>,
  own: World,
  other: World,
): Promise<{
  readonly visitors: readonly Visitor[];
  readonly targets: readonly Target[];
  readonly observed: readonly Observed[];
}> => {
  const visitors = await makeVisitors(server, own, other);
  const targets = targetsOf(own, other);
  const holders = await makeHolders(server, own, rightsToTry);
  let count = 0;
  const ask = (call: Asked, browser: Browser, target: Target): Promise<Answered> => {
    count += 1;
    // An address of its own: what the calls count by address is not what is asked about here.
    const address = `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`;
    return undoing(() => askOne(server, { ...browser, cookies: new Map(browser.cookies), address }, call, target));
  };
  const observed: Observed[] = [];
  for (const call of asked) {
    const told = distinct(call, targets);
    const answers = new Map<string, ReadonlyMap<string, Answered>>();
    for (const { name, browser } of visitors) {
      const atTargets = new Map<string, Answered>();
      for (const target of told) atTargets.set(target.name, await ask(call, browser, target));
      answers.set(name, atTargets);
    }
    const [first] = told;
    const isOpen = takesNoPlace(call) || !isRefused(answers.get('office')?.get('own'));
    const rights: string[] = [];
    for (const holder of isOpen ? [] : holders)
      if (first !== undefined && isGood(await ask(call, holder.browser, first))) rights.push(holder.rights.join('|'));
    observed.push({ ...call, answers, rights: isOpen ? null : rights.sort() });
  }
  return { visitors, targets, observed };
};

const flags: readonly Permission[] = permissionFlags;
/** Each right that the console asks for alone, and those that only terminals ask for in one hand. */
const rightsToTry: readonly (readonly Permission[])[] = [
  ...flags.map(flag => [flag]),
  permissions.flatMap(({ name }) => (flags.includes(name) ? [] : [name])),
];

const takesNoPlace = ({ endpoint: { access } }: Asked): boolean => !('param' in access) && access.kind !== 'session';

export const isRefused = (answer: Answered | undefined): boolean =>
  answer === undefined || [401, 403, 404].includes(answer.status);

export const isGood = (answer: Answered | undefined): boolean =>
  answer !== undefined && (answer.status < 300 || answer.status === 304);

const distinct = (call: Asked, targets: readonly Target[]): readonly Target[] => {
  const seen = new Set<string>();
  return targets.filter(target => {
    const sent = `${urlOf(call, target)} ${bodyOf(call, target)}`;
    return !seen.has(sent) && seen.add(sent);
  });
};

const sentTo = ({ request }: Asked, { ids }: Target) => requests[request]?.(ids) ?? {};
const urlOf = (call: Asked, target: Target): string => addressOf(call.endpoint, target, sentTo(call, target));
const bodyOf = (call: Asked, target: Target): string | undefined => JSON.stringify(sentTo(call, target).body);

/** Asks one call about one target, with what the requests say is sent there. */
export const askOne = async (
  { server }: TestServer,
  browser: Browser,
  call: Asked,
  target: Target,
): Promise<Answered> => {
  const { method, body: takes } = call.endpoint;
  const { headers, ...encoded } = encode(call.endpoint, sentTo(call, target).body ?? {});
  const { status, body } = await send(server, browser, {
    method,
    url: urlOf(call, target),
    headers: { 'x-commissary': '1', ...headers },
    ...(takes === undefined ? {} : encoded),
  });
  return { status, text: JSON.stringify(body) ?? '' };
};
