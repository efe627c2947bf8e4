import { describe, expect, it } from 'vitest';
import { discardAll, setValue } from '../actions/form-actions.ts';
import { openedAt, paths } from '../edit-session/form-world.arbitrary.ts';
import { createFormStore } from '../state/index.ts';
import { autosaveDraft } from './draft-autosave.ts';
import type { DraftStorage } from './draft-storage.ts';
import type { Draft } from './stored-draft.ts';

const shelfInMemory = (fails = false) => {
  const lying = new Map<string, Draft>();
  let writes = 0;
  const shelf: DraftStorage = {
    put: async draft => {
      writes += 1;
      if (fails) throw new Error('full');
      lying.set(draft.id, draft);
    },
    take: async id => lying.get(id) ?? null,
    remove: async id => {
      lying.delete(id);
    },
    of: async () => [...lying.values()],
    ownedBy: async () => [...lying.values()],
  };
  return { shelf, lying, writes: () => writes };
};

const desk = (fails = false, later: (act: () => void) => void = act => act()) => {
  const store = createFormStore(openedAt('location'));
  const memory = shelfInMemory(fails);
  const said: boolean[] = [];
  const about = {
    id: 'own',
    owner: 'ana',
    document: 'settings',
  };
  const keeper = autosaveDraft({
    store,
    shelf: memory.shelf,
    about,
    where: () => ({ title: 'Table and bar', place: 'Elm St.', href: '/x' }),
    now: () => 7,
    later,
    onKept: kept => said.push(kept),
  });
  return { store, keeper, said, ...memory };
};

describe('autosave of a form', () => {
  it('stores the newest state, with one write at a time', async () => {
    const { store, keeper, lying, writes } = desk();
    for (const value of ['1', '12', '123', '1234']) setValue(store, paths.bank, `${value}.00`, true);
    await keeper.settled();
    expect(lying.get('own')).toMatchObject({ at: 7, count: 1, present: [{ path: paths.bank, value: '1234.00' }] });
    expect(writes()).toBe(2);
  });

  it('writes after the typed characters are painted, and at once where a caller awaits it', async () => {
    const waiting: (() => void)[] = [];
    const { store, keeper, lying, writes } = desk(false, act => waiting.push(act));
    for (const value of ['1', '12', '123']) setValue(store, paths.bank, `${value}.00`, true);
    expect([waiting.length, writes()]).toEqual([1, 0]);
    await keeper.settled();
    expect(lying.get('own')?.present).toMatchObject([{ value: '123.00' }]);
    for (const act of waiting) act();
    await keeper.settled();
    expect(writes()).toBe(1);
  });

  it('removes the draft once nothing is unsaved', async () => {
    const { store, keeper, lying } = desk();
    setValue(store, paths.tips, true);
    discardAll(store);
    await keeper.settled();
    expect(lying.size).toBe(0);
  });

  it('stops after the form is left, with the last typed text stored', async () => {
    const { store, keeper, lying } = desk();
    setValue(store, paths.tips, true);
    await keeper.stop();
    setValue(store, paths.tabs, true);
    await keeper.settled();
    expect(lying.get('own')?.count).toBe(1);
  });

  it('reports when the browser cannot store anything', async () => {
    const { store, keeper, said } = desk(true);
    setValue(store, paths.tips, true);
    await keeper.settled();
    expect(said).toEqual([false]);
  });
});
