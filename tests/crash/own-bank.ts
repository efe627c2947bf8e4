import { getAt } from '@commissary/document';
import { bankPath } from './publisher.ts';
import { demand, type WebClient } from './web-client.ts';

const company = 'sorrel-and-salt';
/** Only its own flows publish here. */
export const quiet = 'alameda';

/** Returns the publishes of one location that are still scheduled. */
export const waiting = async (client: WebClient): Promise<number[]> => {
  const answer = await client.syncLocations.running({ params: { companyId: company } });
  demand(answer);
  return answer.body
    .filter(({ locationToStatuses, endTime }) => endTime === null && quiet in locationToStatuses)
    .map(({ syncDate }) => syncDate);
};
export const unschedule = async (client: WebClient): Promise<void> => {
  demand(await client.syncLocations.unschedule({ params: { locationId: quiet } }));
};

export const liveBank = async (client: WebClient): Promise<string> => {
  const answer = await client.published.settings({ params: { id: quiet } });
  demand(answer);
  return String(getAt(answer.body.blob, bankPath));
};

export const ownSettings = async (client: WebClient) => {
  const answer = await client.settings.layered({ params: { id: quiet }, query: {} });
  demand(answer);
  if (!('override' in answer.body)) throw new Error('The settings of a location did not come.');
  return answer.body;
};
export const bankIn = (changes: readonly { readonly path: string }[]): string => {
  const change = changes.find(({ path }) => path === bankPath);
  return change !== undefined && 'value' in change ? String(change.value) : 'nothing';
};

/** Saves a value of that location and publishes it alone; returns the publish. */
export const publishBank = async (client: WebClient, ver: number, value: string, idempotencyKey: string) => {
  const place = { tenantId: quiet, ver, edits: [{ op: 'set' as const, path: bankPath, value }] };
  const answer = await client.syncLocations.onlyThis(
    { body: { act: 'set', kind: 'settings', places: [place] } },
    { idempotencyKey },
  );
  demand(answer);
  return answer.body;
};
