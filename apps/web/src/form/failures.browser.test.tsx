import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { queryClient } from '../cache/index.ts';
import { expectReadableDialog } from '../testing/axe.ts';
import { row, save, typeInto } from '../testing/form-fields.ts';
import { goTo, openScreen, shownAddress } from '../testing/open-screen.tsx';
import { expectNoText } from '../testing/screen-parts.ts';

const tableAndBar = '/locationSettings/tableAndBar';
const settling = '/tableSettings/tableAlertTimesInMins/afterSettling';
const call = 'PUT /api/blobs/settings';
const failed = 'Unable to save the table and bar settings. Please try again later.';
const changes = page.getByRole('region', { name: 'Changes not saved' });

/** Types into a form whose save gets this response, and saves. */
const saveAgainst = async (status: number, body?: unknown): Promise<void> => {
  await openScreen({ permissions: ['accessConfigurationOptions'] }, tableAndBar, {
    at: 'Pier',
    answers: [{ call, status, body }],
  });
  await typeInto(settling, '34');
  await expect.element(changes).toMatchTextContent('1 change');
  await save();
};

describe('a response of the server', () => {
  let log: MockInstance;
  beforeEach(() => {
    log = vi.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => log.mockRestore());

  it('[RULE.errors.02] [RULE.session.18] [CALL.rule.401] [CALL.rule.bareStatus] of 401 asks for the password, and nothing else', async () => {
    await saveAgainst(401);
    await expect.element(page.getByRole('dialog', { name: 'Sign in again' })).toBeVisible();
    await expectReadableDialog();
    // Whatever asks again and again has stopped.
    const before = (await commands.calls()).length;
    await queryClient.refetchQueries();
    expect((await commands.calls()).length).toBe(before);
    await expectNoText(failed);
  });

  it('[RULE.errors.03] [CALL.rule.403] [CALL.rule.bareStatus] of 403 says that the action is not permitted, and leads home', async () => {
    await saveAgainst(403);
    await expect
      .element(page.getByText('You are not authorized to perform the requested action.').first())
      .toBeVisible();
    await expectNoText(failed);
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect.poll(shownAddress).toMatch(/^\/home/);
  });

  it('[RULE.errors.04] [CALL.rule.bareStatus] of 404 shows the text of the call', async () => {
    await saveAgainst(404);
    await expect.element(page.getByText(failed).first()).toBeVisible();
  });

  it('[RULE.errors.05] [CALL.rule.bareStatus] of 409 repeats the save, which no other response does', async () => {
    await saveAgainst(409);
    await expect.element(page.getByText(failed).first()).toBeVisible();
    expect((await commands.calls()).filter(one => one.startsWith(call))).toHaveLength(3);
  });

  it.each([418, 500, 502])(
    '[RULE.errors.06] [CALL.rule.generic500] of %i counts as a server error: the text of the call, once',
    async status => {
      await saveAgainst(status);
      await expect.element(page.getByText(failed).first()).toBeVisible();
      expect((await commands.calls()).filter(one => one.startsWith(call))).toHaveLength(1);
      expect(log).toHaveBeenCalledWith(failed, expect.objectContaining({ status: 500 }));
    },
  );

  it('[RULE.errors.07] [CALL.rule.304] of 304 is no failure: the document that is here is shown', async () => {
    await openScreen('priya', tableAndBar, { at: 'elm-st' });
    await row(settling);
    const get = 'GET /api/blobs/settings';
    await commands.answerWith([{ call: get, status: 304 }]);
    await goTo('/groups?companyId=sorrel-and-salt&locationId=elm-st');
    await goTo(`${tableAndBar}?companyId=sorrel-and-salt&locationId=elm-st`);
    expect((await row(settling)).querySelector('input')?.value).not.toBe('');
    await expect.poll(async () => (await commands.calls()).some(one => one.startsWith(get))).toBe(true);
    expect(log).not.toHaveBeenCalled();
  });

  it('[RULE.errors.08] that is no longer awaited shows nothing', async () => {
    await openScreen({ permissions: ['accessConfigurationOptions'] }, tableAndBar, { at: 'Pier' });
    await typeInto(settling, '35');
    const sent = vi.spyOn(window, 'fetch').mockRejectedValueOnce(new DOMException('canceled', 'AbortError'));
    await save();
    await expect.poll(() => sent.mock.calls.length).toBeGreaterThan(0);
    sent.mockRestore();
    await expect.element(changes).toMatchTextContent('1 change');
    expect(page.getByText(failed).elements()).toEqual([]);
    expect(log).not.toHaveBeenCalled();
  });
});
