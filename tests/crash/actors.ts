import { samplePassword } from '../fixtures/sample-company.ts';
import type { SampleServer } from '../fixtures/sample-server.ts';
import { createEditor, type Editor, type Handwriting } from './editor.ts';
import {
  type EditorClient,
  locationMenuEditor,
  locationSettingsEditor,
  menuEditor,
  settingsEditor,
} from './editor-client.ts';
import type { Findings } from './findings.ts';
import { createPublisher, type Publisher } from './publisher.ts';
import { createTerminalClient, type TerminalClient } from './terminal-client.ts';
import { demand, type WebClient, webClient } from './web-client.ts';

const company = 'sorrel-and-salt';
const menu = 'dinner';
/**
 * In this order: three batches of five, five and one location. One location is left out because it waits for a
 * scheduled publish.
 */
const published = [
  ...['market-hall', 'union-station', 'riverfront', 'fulton', 'pearl-st'],
  ...['old-mill', 'alameda', 'harbor-st', 'beacon', 'elm-st'],
  'tumon-bay',
];
/** In the first, the second and the last batch. */
const withTills = ['market-hall', 'union-station', 'old-mill', 'beacon', 'tumon-bay'];

export interface Actors {
  readonly editors: readonly Editor[];
  readonly publisher: Publisher;
  readonly tills: readonly TerminalClient[];
}

/**
 * Even ones for one editor and odd ones for the other, and none that the sample company uses: an override that equals
 * the inherited value is removed.
 */
const minutes = (token: number, odd: 0 | 1): number => 200 + (token % 600) * 2 + odd;
const alerts = (name: string, odd: 0 | 1): Handwriting => ({
  name,
  paths: [
    '/tableSettings/tableAlertTimesInMins/seatedNoOrder',
    '/tableSettings/tableAlertTimesInMins/afterOrdering',
    '/tableSettings/tableAlertTimesInMins/afterSettling',
  ],
  write: token => minutes(token, odd),
});
const item = (department: string, id: string): string => `/departments/[${department}]/items/[${id}]`;
const names = (name: string, department: string, ids: readonly [string, string, string]): Handwriting => {
  const path = (id: string) => `${item(department, id)}/info/name`;
  return { name, paths: [path(ids[0]), path(ids[1]), path(ids[2])], write: token => `Dish ${token}` };
};
const prices = (name: string, department: string, ids: readonly [string, string, string]): Handwriting => {
  const path = (id: string) => `${item(department, id)}/pricing/[1]/itemBased/price`;
  return { name, paths: [path(ids[0]), path(ids[1]), path(ids[2])], write: token => `${1000 + token}.00` };
};

/** What each editor edits, as that person or as another one reads it. */
export const documentOf: Readonly<
  Record<'tomas' | 'marcus' | 'priya' | 'noor' | 'sam', (as: WebClient) => EditorClient>
> = {
  tomas: client => settingsEditor(client, company),
  marcus: client => menuEditor(client, company, menu),
  priya: client => menuEditor(client, company, menu),
  noor: client => locationSettingsEditor(client, 'fulton'),
  sam: client => locationMenuEditor(client, 'riverfront', menu),
};

/** Five editors, two of them on one document, one publisher, and terminals. All are signed in and have saved once. */
export const createActors = async (
  house: Pick<SampleServer, 'address' | 'folder' | 'up'>,
  findings: Findings,
): Promise<Actors> => {
  const signIn = async (who: string): Promise<WebClient> => {
    const client = webClient(house.address);
    demand(await client.session.login({ body: { email: `${who}@sorrel.example`, password: samplePassword } }));
    return client;
  };
  const [priya, tomas, marcus, noor, sam] = [
    await signIn('priya'),
    await signIn('tomas'),
    await signIn('marcus'),
    await signIn('noor'),
    await signIn('sam'),
  ];
  const edits = (desk: EditorClient, hand: Handwriting) => createEditor(desk, hand, findings);
  const editors = [
    edits(documentOf.tomas(tomas), alerts('tomas', 0)),
    edits(documentOf.marcus(marcus), names('marcus', 'bar', ['negroni', 'spritz', 'house-red'])),
    edits(documentOf.priya(priya), names('priya', 'pizza', ['marinara', 'meatball', 'eggplant'])),
    edits(documentOf.noor(noor), alerts('noor', 1)),
    edits(documentOf.sam(sam), prices('sam', 'pizza', ['bianca', 'clam', 'chanterelle'])),
  ];
  for (const editor of editors) await editor.saveNext();
  const publisher = createPublisher({
    client: priya,
    settings: settingsEditor(priya, company),
    menu: menuEditor(priya, company, menu),
    locationIds: published,
    up: house.up,
    findings,
  });
  const tills: TerminalClient[] = [];
  for (const locationId of withTills) {
    const made = await priya.tenants.createCredential({
      params: { companyId: company, locationId },
      body: { name: 'Crash test' },
    });
    demand(made);
    const credential = `${made.body.clientId}.${made.body.secret}`;
    tills.push(
      createTerminalClient({ locationId, credential, folder: house.folder, address: house.address, findings }),
    );
  }
  return { editors, publisher, tills };
};
