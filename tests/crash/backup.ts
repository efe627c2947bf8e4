import { documentKinds } from '@commissary/catalog';
import { canonicalJson } from '@commissary/document';
import { samplePassword } from '../fixtures/sample-company.ts';
import { startSampleServer } from '../fixtures/sample-server.ts';
import { type Proof, portion } from '../proofs/proof.ts';
import { menuEditor, settingsEditor } from './editor-client.ts';
import { newFindings, violations } from './findings.ts';
import { createPublisher } from './publisher.ts';
import { createTerminalClient, type TerminalClient } from './terminal-client.ts';
import { demand, type WebClient, webClient } from './web-client.ts';

const company = 'sorrel-and-salt';
const locationIds = ['fulton', 'pearl-st'];

/**
 * Publishes, backs up, publishes more, and puts the backup back as another database, repeatedly: what is saved and live at
 * every location is what it was, to the byte, and terminals that ran later publishes return to it.
 */
export const backupProof: Proof = {
  name: 'backup',
  about: 'A backup that is put back has every document as it was, to the byte, and terminals return to it.',
  run: async plan => {
    const server = await startSampleServer(plan.postgresUrl, { shortLived: true });
    const findings = newFindings();
    const rounds = portion(plan, 20);
    const differing: string[] = [];
    let compared = 0;
    try {
      await server.furnish(0);
      await server.start();
      const client = webClient(server.address);
      const signIn = async () =>
        demand(await client.session.login({ body: { email: 'priya@sorrel.example', password: samplePassword } }));
      await signIn();
      const publisher = createPublisher({
        ...{ client, locationIds, findings, up: server.up },
        settings: settingsEditor(client, company),
        menu: menuEditor(client, company, 'dinner'),
      });
      const terminals: TerminalClient[] = [];
      for (const locationId of locationIds) {
        const params = { companyId: company, locationId };
        const made = await client.tenants.createCredential({ params, body: { name: 'Backup' } });
        demand(made);
        const credential = `${made.body.clientId}.${made.body.secret}`;
        terminals.push(
          createTerminalClient({ locationId, credential, folder: server.folder, address: server.address, findings }),
        );
      }
      const visitAll = async (): Promise<readonly (number | null)[]> => {
        for (const terminal of terminals) await terminal.run(() => true);
        return terminals.map(terminal => terminal.token());
      };
      for (let round = 1; round <= rounds; round++) {
        await publisher.publishNext();
        const [ran, before] = [await visitAll(), await everything(client)];
        const putBack = await server.backUp();
        for (let lost = 0; lost < 1 + (round % 3); lost++) await publisher.publishNext();
        const lost = await visitAll();
        if (lost.join() === ran.join()) differing.push(`round ${round}: terminals did not take what was lost later`);
        await putBack();
        await signIn();
        const after = await everything(client);
        for (const [name, text] of before) if (after.get(name) !== text) differing.push(`round ${round}: ${name}`);
        compared += before.size;
        const again = await visitAll();
        if (again.join() !== ran.join())
          differing.push(`round ${round}: terminals run ${again.join(' and ')} instead of ${ran.join(' and ')}`);
        plan.say(`${round} of ${rounds} backups put back, ${differing.length} differences`);
      }
      await server.stop();
      differing.push(...server.complaints());
    } finally {
      await server.discard();
    }
    return {
      figures: [
        ['backups put back', rounds],
        ['documents compared', compared],
      ],
      violations: [...differing, ...violations(findings)],
    };
  },
};

/** What is live of every document of every location, and the saved settings there, as the calls respond, with the members of objects in order. */
const everything = async (client: WebClient): Promise<ReadonlyMap<string, string>> => {
  const found = new Map<string, string>();
  const locations = await client.tenants.locations({ params: { companyId: company } });
  demand(locations);
  for (const { id } of locations.body) {
    for (const kind of documentKinds)
      found.set(`live ${kind} of ${id}`, canonicalJson(await client.published[kind]({ params: { id } })));
    found.set(`saved settings of ${id}`, canonicalJson(await client.settings.layered({ params: { id }, query: {} })));
  }
  return found;
};
