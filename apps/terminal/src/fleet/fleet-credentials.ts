import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Client, type CommissaryContract, contract, createClient } from '@commissary/contract';
import { deviceRules, formatCount, formatNumber } from '@commissary/domain';
import type { FleetConfig } from '../config.ts';
import { readJson, sendRequest } from '../server-api.ts';

/** One terminal of a fleet: what it signs in with, and what it is called. */
export interface FleetMember {
  readonly credential: string;
  readonly deviceId: string;
  readonly locationId: string;
}

type Console = Client<CommissaryContract>;

/** So many are connected at once. */
const atOnce = 8;

/**
 * The terminals of a fleet with a credential each: those that the folder has, and for the others new ones, which a person
 * creates as in the console. Terminals that are next to each other are at one location. Throws where credentials are missing
 * and nobody signs in, or may not create them, and where the locations do not take so many.
 */
export const connectFleet = async (server: string, folder: string, fleet: FleetConfig): Promise<FleetMember[]> => {
  const file = join(folder, 'fleet.json');
  const stored = readMembers(file, server).filter(
    ({ locationId }) => fleet.locationIds.length === 0 || fleet.locationIds.includes(locationId),
  );
  if (stored.length >= fleet.terminals) return stored.slice(0, fleet.terminals);
  if (fleet.signIn === null || fleet.password === null)
    throw new Error(`The folder has ${stored.length} credentials: --sign-in connects the other terminals.`);
  const client = consoleClient(server);
  const { companyId, locationIds } = await signIn(client, fleet.signIn, fleet.password, fleet.locationIds);
  const most = locationIds.length * deviceRules.most;
  if (fleet.terminals > most)
    throw new Error(
      `${formatCount(locationIds.length, 'location')} of ${fleet.signIn} take ${formatNumber(most)} terminals at most, ${formatNumber(deviceRules.most)} each.`,
    );
  const members: FleetMember[] = [...stored];
  const queue = Array.from({ length: fleet.terminals }, (_, index) => ({
    deviceId: `fleet-${index + 1}`,
    locationId: locationIds[Math.floor((index * locationIds.length) / fleet.terminals)] ?? '',
  })).filter(({ deviceId }) => !stored.some(one => one.deviceId === deviceId));
  const left = queue.values();
  const connectNext = async (): Promise<void> => {
    for (const { deviceId, locationId } of left) {
      const params = { companyId, locationId };
      const made = await client.tenants.createCredential({ params, body: { name: deviceId } });
      if (made.status !== 200) throw new Error(`The server creates no credential (${made.status}).`);
      members.push({ deviceId, locationId, credential: `${made.body.clientId}.${made.body.secret}` });
    }
  };
  // What was created is stored even where the rest is not: nobody shows a secret twice.
  const outcomes = await Promise.allSettled(Array.from({ length: atOnce }, connectNext));
  const ordered = members.toSorted((a, b) => numberOf(a) - numberOf(b));
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify({ server, members: ordered }), { mode: 0o600 });
  chmodSync(file, 0o600);
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
  return ordered.slice(0, fleet.terminals);
};

const numberOf = ({ deviceId }: FleetMember): number => Number(deviceId.split('-')[1]);

const readMembers = (file: string, server: string): readonly FleetMember[] => {
  try {
    const stored = JSON.parse(readFileSync(file, 'utf8'));
    return stored.server === server ? stored.members : [];
  } catch {
    return [];
  }
};

const signIn = async (client: Console, email: string, password: string, asked: readonly string[]) => {
  const signedIn = await client.session.login({ body: { email, password } });
  if (signedIn.status !== 200) throw new Error(`The server does not sign in ${email} (${signedIn.status}).`);
  const { companyId } = signedIn.body;
  const found = await client.tenants.locations({ params: { companyId } });
  if (found.status !== 200) throw new Error(`The server names no locations (${found.status}).`);
  const reached = found.body.map(({ id }) => id);
  const locationIds = asked.length === 0 ? reached : asked;
  const unknown = locationIds.find(id => !reached.includes(id));
  if (unknown !== undefined || locationIds.length === 0)
    throw new Error(unknown === undefined ? `${email} reaches no location.` : `${email} does not reach ${unknown}.`);
  return { companyId, locationIds };
};

/** The calls of a person who is signed in: the session is in the cookies that the server sets. */
const consoleClient = (server: string): Console => {
  const cookies = new Map<string, string>();
  return createClient(contract, async outgoing => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const { status, text, cookies: lines } = await sendRequest(server, cookie === '' ? {} : { cookie }, outgoing);
    for (const line of lines) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return { status, body: readJson(text) };
  });
};
