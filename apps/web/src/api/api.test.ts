import { gunzipSync } from 'node:zlib';
import { withListChanges } from '@commissary/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { api, holdCalls, isCanceled, openStream, parseError, StatusError, UserError } from './api.ts';

const statusOf = (status: number) => {
  const error = parseError(status, undefined);
  return error instanceof StatusError ? error.status : error;
};

describe('the error of a response', () => {
  it('[RULE.errors.01] a 400 is a user error with the list of codes', () => {
    const error = parseError(400, [{ code: 'INVALID_CREDENTIALS' }, { code: 'TOO_LONG', path: 'email' }]);
    expect(error).toBeInstanceOf(UserError);
    expect(error instanceof UserError && error.failures).toEqual([
      { code: 'INVALID_CREDENTIALS' },
      { code: 'TOO_LONG', path: 'email' },
    ]);
  });

  it('[RULE.errors.01] a 400 with a body that is no list is still a user error', () => {
    for (const body of [undefined, 'bad', { code: 'X' }, [1, null, {}]]) {
      const error = parseError(400, body);
      expect(error instanceof UserError && error.failures).toEqual([]);
    }
  });

  it('[RULE.errors.02] a 401 is the bare status', () => expect(statusOf(401)).toBe(401));
  it('[RULE.errors.03] a 403 is the bare status', () => expect(statusOf(403)).toBe(403));
  it('[RULE.errors.04] a 404 is the bare status', () => expect(statusOf(404)).toBe(404));
  it('[RULE.errors.05] a 409 is the bare status', () => expect(statusOf(409)).toBe(409));

  it('[RULE.errors.06] [CONST.errors.bareStatuses] every other failure is a plain 500', () => {
    for (const status of [302, 402, 405, 413, 415, 418, 429, 500, 502, 503, 504]) expect(statusOf(status)).toBe(500);
  });

  it('has the reason where the server rejects a request at a limit, and when to try again', () => {
    const limit = { code: 'BODY_TOO_LARGE', path: '/body', params: { limit: 65_536 } };
    for (const [status, body, retryAfter, reason, seconds] of [
      [413, [limit], null, 'tooLarge', null],
      [429, [{ code: 'TOO_MUCH_AT_ONCE' }], '5', 'tooMany', 5],
      [503, [{ code: 'BUSY' }], '5', 'full', 5],
      [503, [{ code: 'UNAVAILABLE' }], '5', 'away', 5],
      [503, '<html>', 'Sun, 22 Nov 2026 15:00:00 GMT', 'away', null],
    ] as const)
      expect(parseError(status, body, retryAfter)).toMatchObject({ status: 500, reason, retryAfterSeconds: seconds });
    expect(parseError(413, [limit])).toMatchObject({ failure: limit });
  });

  it('[RULE.errors.07] a 304 is no error, nor is a success', () => {
    for (const status of [200, 201, 204, 304]) expect(parseError(status, undefined)).toBeNull();
  });
});

it('distinguishes a canceled call from one that failed', () => {
  expect(isCanceled(new DOMException('gone', 'AbortError'))).toBe(true);
  expect(isCanceled(new DOMException('late', 'TimeoutError'))).toBe(false);
  expect(isCanceled(new Error('AbortError'))).toBe(false);
});

describe('a call', () => {
  afterEach(() => {
    holdCalls(false);
    vi.unstubAllGlobals();
  });

  it('[RULE.menuSave.02] sends a company menu as a compressed stream, with the menu as text inside', async () => {
    const sent: Request[] = [];
    vi.stubGlobal('fetch', async (href: string, init: RequestInit) => {
      sent.push(new Request(new URL(href, 'http://console.example'), init));
      return Response.json({ id: 'dinner', ver: 2 });
    });
    const menuBlob = JSON.stringify({ departments: [] });
    await api.menus.saveBase({ params: { companyId: 'c' }, body: { id: 'dinner', ver: 1, menuBlob } });
    expect(sent.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual(['PUT /api/menus/company/c']);
    expect(sent[0]?.headers.get('content-type')).toBe('application/octet-stream');
    const body = gunzipSync(new Uint8Array((await sent[0]?.arrayBuffer()) ?? new ArrayBuffer()));
    expect(JSON.parse(body.toString())).toEqual({ id: 'dinner', ver: 1, menuBlob });
  });

  it('is not sent after the session has ended, unless it works without one, and goes on with the next session', async () => {
    const sent = vi.fn(async () => Response.json({}));
    vi.stubGlobal('fetch', sent);
    holdCalls(true);
    await expect(api.menus.list({ params: { companyId: 'c' } })).rejects.toMatchObject({ status: 401 });
    expect(sent).not.toHaveBeenCalled();
    await api.session.login({ body: { email: 'a@b.example', password: 'x' } });
    expect(sent).toHaveBeenCalledTimes(1);
    holdCalls(false);
    await api.menus.list({ params: { companyId: 'c' } });
    expect(sent).toHaveBeenCalledTimes(2);
  });

  it('that streams ends with the session, and no other begins', () => {
    const opened: { closed: boolean }[] = [];
    vi.stubGlobal(
      'EventSource',
      class {
        closed = false;
        constructor() {
          opened.push(this);
        }
        addEventListener() {}
        close() {
          this.closed = true;
        }
      },
    );
    const lost = vi.fn();
    const listener = { snapshot: () => undefined, beat: () => undefined, lost };
    openStream('/api/stream', listener);
    holdCalls(true);
    openStream('/api/stream', listener);
    expect(opened).toEqual([{ closed: true }]);
    expect(lost).toHaveBeenCalledTimes(2);
  });

  it('that streams a list is the whole list again after each change', () => {
    const heard = new Map<string, (event: { data: string }) => void>();
    vi.stubGlobal(
      'EventSource',
      class {
        addEventListener(name: string, listener: (event: { data: string }) => void) {
          heard.set(name, listener);
        }
        close() {}
      },
    );
    const shown: unknown[] = [];
    const listener = { snapshot: (body: unknown) => shown.push(body), beat: () => undefined, lost: () => undefined };
    openStream('/api/stream', listener, withListChanges);
    const send = (name: string, data: unknown) => heard.get(name)?.({ data: JSON.stringify(data) });
    send('snapshot', [{ id: 'a', on: { elm: 1 } }]);
    send('changes', { removed: [], added: [[1, { id: 'b' }]], changed: [[[0, 'on', 'elm'], 2]] });
    send('changes', { removed: [0], added: [], changed: [] });
    expect(shown).toEqual([[{ id: 'a', on: { elm: 1 } }], [{ id: 'a', on: { elm: 2 } }, { id: 'b' }], [{ id: 'b' }]]);
  });

  it('[RULE.errors.01] rejects after a 400 with the list of the response', async () => {
    const failures = [{ code: 'NAME_TAKEN', path: '/body/name' }, { code: 'TOO_LONG' }];
    vi.stubGlobal('fetch', async () => Response.json(failures, { status: 400 }));
    const call = api.menus.list({ params: { companyId: 'c' } });
    await expect(call).rejects.toBeInstanceOf(UserError);
    await expect(call).rejects.toMatchObject({ failures });
  });
});
