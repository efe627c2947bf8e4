import { contract, type Endpoint } from '@commissary/contract';
import { type Permission, permissionFlags, permissions } from '@commissary/domain';
import { type Browser, encode, send } from '../test-client.ts';
import type { TestServer } from '../test-server.ts';
import type { AuthorizationFixture } from './fixture.ts';
import { createPrincipals, type Holder, makeHolders, type TestPrincipal } from './principals.ts';
import { requests } from './requests.ts';
import type { RollbackDatabase } from './rollback-database.ts';
import { type ProbeTarget, targetsOf, targetUrl } from './targets.ts';

/** One request of a call; a call may have several. */
export interface ProbedRequest {
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly request: string;
}

export interface ProbedAnswer {
  readonly status: number;
  readonly text: string;
}

export interface ProbedCall extends ProbedRequest {
  /** By principal, then by target; a target whose request equals that of an earlier one is left out. */
  readonly answers: ReadonlyMap<string, ReadonlyMap<string, ProbedAnswer>>;
  /** The permissions that each allow the call at the company; null where none is needed, or no single one is enough. */
  readonly rights: readonly string[] | null;
}

/** Calls that take more than a path and have no request: their authorization is not tested. */
export const withoutRequest = Object.entries(contract).flatMap(([area, endpoints]) =>
  Object.entries<Endpoint>(endpoints).flatMap(([name, endpoint]) =>
    endpoint.body !== undefined && !(`${area}.${name}` in requests) ? [`${area}.${name}`] : [],
  ),
);

/** Every request of every call. */
export const asked: readonly ProbedRequest[] = Object.entries(contract).flatMap(([area, endpoints]) =>
  Object.entries<Endpoint>(endpoints).flatMap(([name, endpoint]) => {
    const call = `${area}.${name}`;
    const plain = call in requests || endpoint.body === undefined ? [call] : [];
    const more = Object.keys(requests).filter(request => request.startsWith(`${call} `));
    return [...plain, ...more].map(request => ({ name: call, endpoint, request }));
  }),
);

/** Makes every call as every principal on every target; what a call writes is rolled back before the next. */
export const probePermissions = async (
  { server, undoing }: { readonly server: TestServer } & Pick<RollbackDatabase, 'undoing'>,
  own: AuthorizationFixture,
  other: AuthorizationFixture,
): Promise<{
  readonly visitors: readonly TestPrincipal[];
  readonly targets: readonly ProbeTarget[];
  readonly observed: readonly ProbedCall[];
}> => {
  const visitors = await createPrincipals(server, own, other);
  const targets = targetsOf(own, other);
  const everybody = await holderTree(server, own);
  let count = 0;
  const ask = (call: ProbedRequest, browser: Browser, target: ProbeTarget): Promise<ProbedAnswer> => {
    count += 1;
    // An address of its own: call limits per address are not tested here.
    const address = `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`;
    return undoing(() => askOne(server, { ...browser, cookies: new Map(browser.cookies), address }, call, target));
  };
  const observed: ProbedCall[] = [];
  for (const call of asked) {
    const reported = distinct(call, targets);
    const answers = new Map<string, ReadonlyMap<string, ProbedAnswer>>();
    for (const { name, browser } of visitors) {
      const atTargets = new Map<string, ProbedAnswer>();
      for (const target of reported) atTargets.set(target.name, await ask(call, browser, target));
      answers.set(name, atTargets);
    }
    const [first] = reported;
    const isOpen = takesNoTenant(call) || !isRefused(answers.get('office')?.get('own'));
    const rightsIn = async ({ holder, parts }: HolderNode): Promise<string[]> => {
      if (first === undefined || !isGood(await ask(call, holder.browser, first))) return [];
      const [one, other] = parts;
      return one && other ? [...(await rightsIn(one)), ...(await rightsIn(other))] : [holder.rights.join('|')];
    };
    observed.push({ ...call, answers, rights: isOpen ? null : (await rightsIn(everybody)).sort() });
  }
  return { visitors, targets, observed };
};

const flags: readonly Permission[] = permissionFlags;
/** Each permission of the console alone, and those of terminals all together. */
const permissionsToTry: readonly (readonly Permission[])[] = [
  ...flags.map(flag => [flag]),
  permissions.flatMap(({ name }) => (flags.includes(name) ? [] : [name])),
];

/** A holder of some permissions, and those of each half of them. */
interface HolderNode {
  readonly holder: Holder;
  readonly parts: readonly HolderNode[];
}

/**
 * No permission takes away what another allows: where a holder of several is refused, so is a holder of each of them,
 * and nobody needs to ask.
 */
const holderTree = async (server: TestServer, own: AuthorizationFixture): Promise<HolderNode> => {
  const nodes = nodesOf(permissionsToTry.length);
  const sets = nodes.map(({ from, to }) => permissionsToTry.slice(from, to).flat());
  const holders = await makeHolders(server, own, sets);
  const node = ({ from, to }: Range): HolderNode => {
    const holder = holders[nodes.findIndex(one => one.from === from && one.to === to)];
    if (holder === undefined) throw new Error('Every node has a holder.');
    return { holder, parts: halves({ from, to }).map(node) };
  };
  return node({ from: 0, to: permissionsToTry.length });
};

interface Range {
  readonly from: number;
  readonly to: number;
}
const halves = ({ from, to }: Range): readonly Range[] => {
  const middle = Math.ceil((from + to) / 2);
  return to - from < 2
    ? []
    : [
        { from, to: middle },
        { from: middle, to },
      ];
};
const nodesOf = (length: number): readonly Range[] => {
  const within = (range: Range): readonly Range[] => [range, ...halves(range).flatMap(within)];
  return within({ from: 0, to: length });
};

const takesNoTenant = ({ endpoint: { access } }: ProbedRequest): boolean =>
  !('param' in access) && access.kind !== 'session';

export const isRefused = (answer: ProbedAnswer | undefined): boolean =>
  answer === undefined || [401, 403, 404].includes(answer.status);

export const isGood = (answer: ProbedAnswer | undefined): boolean =>
  answer !== undefined && (answer.status < 300 || answer.status === 302 || answer.status === 304);

const distinct = (call: ProbedRequest, targets: readonly ProbeTarget[]): readonly ProbeTarget[] => {
  const seen = new Set<string>();
  return targets.filter(target => {
    const sent = `${urlOf(call, target)} ${bodyOf(call, target)}`;
    return !seen.has(sent) && seen.add(sent);
  });
};

const sentTo = ({ request }: ProbedRequest, { ids }: ProbeTarget) => requests[request]?.(ids) ?? {};
const urlOf = (call: ProbedRequest, target: ProbeTarget): string =>
  targetUrl(call.endpoint, target, sentTo(call, target));
const bodyOf = (call: ProbedRequest, target: ProbeTarget): string | undefined =>
  JSON.stringify(sentTo(call, target).body);

/** Makes one call on one target, with the request for it. */
export const askOne = async (
  { server }: TestServer,
  browser: Browser,
  call: ProbedRequest,
  target: ProbeTarget,
): Promise<ProbedAnswer> => {
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
