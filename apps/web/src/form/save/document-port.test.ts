import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CachedDocumentKey } from '../../cache/index.ts';
import { openedAt, paths, setMember } from '../edit-session/form-world.arbitrary.ts';
import { change, type EditSession, openEditSession } from '../edit-session/index.ts';
import { documentPort } from './document-port.ts';
import { type SaveState, saveDocument } from './save-document.ts';

interface Call {
  readonly method: string;
  readonly href: string;
  readonly body: unknown;
}

/** Returns the given responses one after the other and records the requests. */
const answering = (...answers: readonly { readonly status: number; readonly body?: unknown }[]): readonly Call[] => {
  const calls: Call[] = [];
  const left = [...answers];
  vi.stubGlobal('fetch', async (href: string, init: RequestInit) => {
    calls.push({
      method: init.method ?? '',
      href,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    });
    const { status = 500, body } = left.shift() ?? {};
    return new Response(body === undefined ? null : JSON.stringify(body), { status });
  });
  return calls;
};

afterEach(() => {
  vi.unstubAllGlobals();
});

const savedAnswer = (changes: unknown) => ({
  status: 200,
  body: { overrideId: 'own', overrideVer: 2, groupOverrideVer: null, baseVer: 1, changes, dropped: [] },
});
const loaded = (blob: object, ver: number) => ({
  status: 200,
  body: {
    baseId: 'settings',
    baseVer: 1,
    override: { id: 'own', ver, changes: [] },
    groupOverride: null,
    permissions: ['accessConfigurationOptions'],
    ...blob,
  },
});

const saveThrough = async (address: CachedDocumentKey, level: 'location' | 'company' = 'location') => {
  let session: EditSession = change(openEditSession(openedAt(level)), [setMember(paths.tips, true)]);
  const room: SaveState = {
    port: documentPort(address, level, () => {}),
    companyMatches: true,
    issues: () => [],
    confirm: async () => true,
    read: () => session,
    write: next => {
      session = next;
    },
  };
  return saveDocument(room);
};

const at = (kind: CachedDocumentKey['kind'], tenantId: string | null = 'elm'): CachedDocumentKey => ({
  kind,
  companyId: 'c',
  tenantId,
  menuId: kind === 'menu' ? 'dinner' : null,
});

describe('a save that meets a newer version', () => {
  it('[RULE.settings.31] is sent again up to twice for employment', async () => {
    const again = [{ status: 409, body: [] }, loaded({ locationBlob: {} }, 2)];
    const calls = answering(...again, ...again, savedAnswer([setMember(paths.tips, true)]));
    expect(await saveThrough(at('employment'))).toMatchObject({ is: 'saved' });
    expect(calls.filter(({ method }) => method === 'PUT').map(({ href }) => href)).toEqual(
      Array(3).fill('/api/blobs/employment/overrides/location/elm'),
    );
    answering(...again, ...again, ...again, savedAnswer([setMember(paths.tips, true)]));
    expect(await saveThrough(at('employment'))).toEqual({ is: 'overtaken' });
  });

  it('[RULE.settings.32] is sent again at most twice for a menu, each time with the version in the query', async () => {
    const again = (ver: number) => [{ status: 409, body: [] }, loaded({ menuBlob: '{}' }, ver)];
    const calls = answering(...again(2), ...again(3), { status: 409, body: [] }, { status: 500 });
    expect(await saveThrough(at('menu'))).toEqual({ is: 'overtaken' });
    expect(calls.filter(({ method }) => method === 'POST').map(({ href }) => href)).toEqual([
      '/api/menus/location/elm/dinner?overrideVer=1',
      '/api/menus/location/elm/dinner?overrideVer=2',
      '/api/menus/location/elm/dinner?overrideVer=3',
    ]);
  });

  it('behaves the same for a company menu, which reports the conflict by its code', async () => {
    const record = {
      id: 'dinner',
      ver: 2,
      savedAt: 1,
      savedBy: null,
      permissions: [],
      name: '',
      desc: '',
      template: false,
    };
    answering(
      { status: 400, body: [{ code: 'CONFLICTING EDIT' }] },
      { status: 200, body: { ...record, menuBlob: '{}' } },
      { status: 200, body: { id: 'dinner', ver: 3 } },
    );
    // The fresh menu lacks what the session was opened with, so both sides differ at the same paths.
    expect(['conflict', 'saved']).toContain((await saveThrough(at('menu', null), 'company')).is);
  });
});

describe('a rejected save', () => {
  it('returns the issues', async () => {
    answering({ status: 400, body: [{ code: 'too-large', path: paths.ordering, params: { max: 5 } }] });
    expect(await saveThrough(at('settings'))).toMatchObject({ is: 'refused', failures: [{ path: paths.ordering }] });
  });

  it('rethrows a server error, and a response that says why no more is accepted, to the error handler', async () => {
    answering({ status: 500 });
    await expect(saveThrough(at('settings'))).rejects.toMatchObject({ status: 500 });
    answering({ status: 503 });
    await expect(saveThrough(at('settings'))).rejects.toMatchObject({ status: 500, reason: 'away' });
  });

  it('rethrows a lost session to the error handler', async () => {
    answering({ status: 401 });
    await expect(saveThrough(at('settings'))).rejects.toMatchObject({ status: 401 });
  });
});

it('an override save sends the whole list, the versions it was made from and the kept paths', async () => {
  const calls = answering(savedAnswer([setMember(paths.tips, true)]));
  await saveThrough(at('settings'));
  expect(calls).toEqual([
    {
      method: 'PUT',
      href: '/api/blobs/settings/overrides/location/elm',
      body: {
        overrideId: 'own',
        overrideVer: 1,
        groupOverrideVer: null,
        baseVer: 1,
        changes: [setMember(paths.tips, true)],
      },
    },
  ]);
});
