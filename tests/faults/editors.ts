import { setTimeout as pause } from 'node:timers/promises';
import {
  documents,
  initialDocument,
  type LocationSettings,
  type Menu,
  type MenuDepartment,
  type MenuItem,
} from '@commissary/catalog';
import { apply, diff, getAt, mergeChanges, resolveConflicts } from '@commissary/document';
import { fieldAt, initial } from '@commissary/schema';
import type { Db } from '../../apps/server/src/store/database/tables.ts';
import { makeCompany } from '../../apps/server/src/testing/test-company.ts';
import { giveMenu, settingsWith } from '../../apps/server/src/testing/test-documents.ts';
import { openTestServer } from '../../apps/server/src/testing/test-server.ts';
import {
  type Content,
  type EditorClient,
  locationMenuEditor,
  locationSettingsEditor,
  menuEditor,
  type Opened,
  settingsEditor,
} from '../crash/editor-client.ts';
import { seeded } from '../crash/random.ts';
import { demand, type WebClient } from '../crash/web-client.ts';
import { type Proof, portion } from '../proofs/proof.ts';

/** On each of the two databases: 3,200 together. */
const edits = 1600;
/** The number of editors at once, one group after the other, each on four documents. */
const crowds = [8, 16, 32] as const;
const mostPeople = 32;
const longestPauseMs = 30;

/** The shared value of all editors of one document: a number that each edit increments. */
interface Counter {
  readonly path: string;
  write(count: number): unknown;
}

interface Editor {
  readonly name: string;
  readonly tenant: string;
  readonly desk: EditorClient;
  readonly counter: Counter;
  readonly start: number;
  /** The only path that this editor alone writes. */
  readonly ownPath: string;
}

interface Tally {
  readonly raised: Map<string, number>;
  readonly lastWritten: Map<string, string>;
  readonly acknowledged: { readonly editor: Editor; readonly mark: string }[];
  stale: number;
  conflicts: number;
  merged: number;
}

/**
 * Editors read, increment a shared number, write a marker of their own, and save. An editor whose version is stale
 * merges as the console does, resolves the conflict over the number by incrementing the newer one, and saves again. A
 * number that is too low in the end is a lost update.
 */
export const editorsProof: Proof = {
  name: 'editors',
  about: 'Of many people who edit the same documents concurrently, none overwrites the edit of another one silently.',
  run: async plan => {
    const server = await openTestServer({ database: plan.postgresUrl === null ? 'pglite' : 'postgresql' });
    const tally: Tally = {
      raised: new Map(),
      lastWritten: new Map(),
      acknowledged: [],
      stale: 0,
      conflicts: 0,
      merged: 0,
    };
    try {
      const everybody = await hireEditors(server);
      const random = seeded(plan.seed);
      for (const crowd of crowds) {
        const here = everybody.slice(0, crowd);
        let left = portion(plan, Math.ceil(edits / crowds.length));
        await Promise.all(
          here.map(async editor => {
            while (left > 0) {
              left -= 1;
              await editOnce(editor, tally, random);
            }
          }),
        );
        plan.say(`${crowd} people: ${tally.acknowledged.length} edits, ${tally.stale} came too late so far`);
      }
      const violations = [
        ...(await missing(everybody, tally)),
        ...(await notInHistory(server.context.db, tally)),
        ...server.errors.map(({ message, error }) => `${message} ${error}`),
      ];
      return { figures: figuresOf(tally), violations };
    } finally {
      await server.close();
    }
  },
};

/** One edit, until it is saved. */
const editOnce = async (editor: Editor, tally: Tally, random: () => number): Promise<void> => {
  const { desk, counter, ownPath, name, tenant } = editor;
  const mark = `${name} ${tally.acknowledged.length}-${Math.floor(random() * 1e9)}`;
  const values = (opened: Opened) => ({
    [counter.path]: counter.write(countOf(opened.document, counter) + 1),
    [ownPath]: mark,
  });
  let opened = await desk.open();
  let content = opened.edited(values(opened));
  await pause(random() * longestPauseMs);
  while (!(await opened.put(content))) {
    tally.stale += 1;
    await pause(random() * longestPauseMs);
    const fresh = await desk.open();
    const { merged, conflicts } = mergeOnto(opened, content, fresh);
    tally.merged += 1;
    tally.conflicts += conflicts;
    // Both incremented the number: the stored one is incremented again.
    content = raised(fresh, merged, counter);
    opened = fresh;
  }
  tally.raised.set(tenant, (tally.raised.get(tenant) ?? 0) + 1);
  tally.lastWritten.set(name, mark);
  tally.acknowledged.push({ editor, mark });
};

/** The changes of this editor since `before`, on top of the later saves of others; a conflict is left to the caller. */
const mergeOnto = (before: Opened, mine: Content, fresh: Opened) => {
  const sides = sidesOf(before.content, mine, fresh.content);
  const found = mergeChanges(sides.base, sides.ours, sides.theirs);
  const changes = resolveConflicts(found, () => 'theirs');
  const merged: Content =
    before.content.kind === 'list'
      ? { kind: 'list', changes }
      : { kind: 'document', value: apply(before.content.value, changes) };
  return { merged, conflicts: found.conflicts.length };
};

const sidesOf = (before: Content, mine: Content, fresh: Content) => {
  if (before.kind === 'list' && mine.kind === 'list' && fresh.kind === 'list')
    return { base: before.changes, ours: mine.changes, theirs: fresh.changes };
  if (before.kind !== 'document' || mine.kind !== 'document' || fresh.kind !== 'document')
    throw new Error('A document does not become a list.');
  const { field } = 'departments' in before.value ? documents.menu : documents.settings;
  return {
    base: [],
    ours: diff(before.value, mine.value, { field }),
    theirs: diff(before.value, fresh.value, { field }),
  };
};

const raised = (fresh: Opened, merged: Content, { path, write }: Counter): Content => {
  const value = write(countOf(fresh.document, { path }) + 1);
  if (merged.kind === 'document') return { kind: 'document', value: apply(merged.value, [{ op: 'set', path, value }]) };
  const others = merged.changes.filter(change => change.path !== path);
  const before = merged.changes.find(change => change.path === path);
  const entry = { ...(before?.op === 'set' ? before : { op: 'set' as const, path }), value };
  return { kind: 'list', changes: [...others, entry] };
};

const countOf = (document: unknown, { path }: { readonly path: string }): number =>
  Number(/\d+/.exec(String(getAt(document, path)))?.[0] ?? 0);

/** Reads the final documents. */
const missing = async (everybody: readonly Editor[], tally: Tally): Promise<string[]> => {
  const found: string[] = [];
  for (const [tenant, ofPlace] of Map.groupBy(everybody, editor => editor.tenant)) {
    const [first] = ofPlace;
    if (first === undefined) continue;
    const { document } = await first.desk.open();
    const count = countOf(document, first.counter);
    const expected = first.start + (tally.raised.get(tenant) ?? 0);
    if (count !== expected) found.push(`${tenant}: raised to ${count} instead of ${expected}`);
    for (const { name, ownPath } of ofPlace) {
      const mark = tally.lastWritten.get(name);
      const stands = getAt(document, ownPath);
      if (mark !== undefined && stands !== mark) found.push(`${tenant}: ${name} reads ${stands} instead of ${mark}`);
    }
  }
  return found;
};

/** Not only the last marker of each editor must be stored. */
const notInHistory = async (db: Db, { acknowledged }: Tally): Promise<string[]> => {
  const rows = await db.selectFrom('change_log').select(['path', 'value']).execute();
  const logged = new Set(rows.map(({ path, value }) => `${path} ${value}`));
  return acknowledged
    .filter(({ editor, mark }) => !logged.has(`${editor.ownPath} ${mark}`))
    .map(({ mark }) => `${mark} was acknowledged and is not in the history`);
};

const figuresOf = ({ acknowledged, stale, merged, conflicts }: Tally) =>
  [
    ['Acknowledged edits', acknowledged.length],
    ['People at once', crowds.join(', ')],
    ['Saves refused because somebody was faster', stale],
    ['  merged and saved again', merged],
    ['  conflicts decided by hand', conflicts],
  ] as const;

/** Far apart: a location that counts to the number of the company would have no override any more. */
const start = { company: 100, location: 5000 };

/** Thirty-two editors, eight at each of four documents: settings and menu, of the company and of one location. */
const hireEditors = async (server: Awaited<ReturnType<typeof openTestServer>>): Promise<Editor[]> => {
  const company = await makeCompany(server, { locations: ['Elm'] });
  const menuId = await giveMenu(server, company);
  const elm = company.tenantId('Elm');
  const people: WebClient[] = [];
  for (let i = 0; i < mostPeople; i++) people.push((await company.person({ permissions: ['companyAdmin'] })).client);
  const [owner] = people;
  if (owner === undefined) throw new Error('Nobody is there.');
  await furnish(owner, company.id, menuId);
  const bank: Counter = { path: '/tableSettings/issueServerBankOfAmount', write: count => `${count}.00` };
  const title: Counter = { path: '/departments/[d]/info/name', write: count => `Count ${count}` };
  const account = (row: number) => `/paidInOutAccounts/[${row}]/name`;
  const dish = (row: number) => `/departments/[d]/items/[i${row}]/info/name`;
  const tenants = [
    {
      tenant: 'company settings',
      start: start.company,
      counter: bank,
      own: account,
      desk: (c: WebClient) => settingsEditor(c, company.id),
    },
    {
      tenant: 'company menu',
      start: start.company,
      counter: title,
      own: dish,
      desk: (c: WebClient) => menuEditor(c, company.id, menuId),
    },
    {
      tenant: 'settings of Elm',
      start: start.location,
      counter: bank,
      own: account,
      desk: (c: WebClient) => locationSettingsEditor(c, elm),
    },
    {
      tenant: 'menu of Elm',
      start: start.location,
      counter: title,
      own: dish,
      desk: (c: WebClient) => locationMenuEditor(c, elm, menuId),
    },
  ];
  const editors = people.flatMap((client, index): Editor[] => {
    const at = tenants[index % tenants.length];
    if (at === undefined) return [];
    // The two levels of a document use different rows: an override would hide the value of the company.
    const row = 1 + Math.floor(index / 2);
    return [{ ...at, name: `Editor ${index}`, desk: at.desk(client), ownPath: at.own(row) }];
  });
  // The location has a number of its own from here on.
  for (const { desk, counter } of editors.slice(2, 4)) {
    const opened = await desk.open();
    await opened.save({ [counter.path]: counter.write(start.location) });
  }
  return editors;
};

/** A row that every editor writes. */
const furnish = async (owner: WebClient, companyId: string, menuId: string): Promise<void> => {
  const blank = (kind: 'menu' | 'settings', path: string): object => {
    const field = fieldAt(documents[kind].field, path);
    if (field === undefined) throw new Error(`There is no ${path}.`);
    return Object(initial(field));
  };
  const rows = Array.from({ length: mostPeople }, (_, index) => 1 + index);
  const account = blank('settings', '/paidInOutAccounts/[1]');
  const settings: LocationSettings = {
    ...settingsWith({ issueServerBankOfAmount: `${start.company}.00` }),
    paidInOutAccounts: rows.map(id => ({
      ...account,
      id,
      name: `Account ${id}`,
    })) as LocationSettings['paidInOutAccounts'],
  };
  const params = { companyId };
  demand(
    await owner.settings.saveBase({
      params: { id: companyId },
      body: { id: `settings-${companyId}`, ver: 0, settingsBlob: { ...settings } },
    }),
  );
  const item = blank('menu', '/departments/[d]/items/[i]') as MenuItem;
  const department = blank('menu', '/departments/[d]') as MenuDepartment;
  const menu: Menu = {
    ...initialDocument('menu'),
    departments: [
      {
        ...department,
        id: 'd',
        info: { ...department.info, name: `Count ${start.company}` },
        items: rows.map(row => ({ ...item, id: `i${row}`, info: { ...item.info, name: `Dish ${row}` } })),
      },
    ],
  };
  demand(await owner.menus.saveBase({ params, body: { id: menuId, ver: 0, menuBlob: JSON.stringify(menu) } }));
};
