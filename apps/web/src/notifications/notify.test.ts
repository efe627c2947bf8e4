import { afterEach, describe, expect, it } from 'vitest';
import { dismiss, notify, notifyUntilDone, toasts } from './notify.ts';

afterEach(() => toasts.set([]));

describe('toasts', () => {
  it('[RULE.errors.13] an error stays 20 seconds', () => {
    notify('error', 'It failed.');
    expect(toasts.get().map(({ ms }) => ms)).toEqual([20_000]);
  });

  it('[RULE.errors.14] success, information and warning stay 10 seconds', () => {
    notify('success', 'Done.');
    notify('info', 'By the way.');
    notify('warning', 'Careful.');
    expect(toasts.get().map(({ ms }) => ms)).toEqual([10_000, 10_000, 10_000]);
  });

  it('shows the same text once, the newest last', () => {
    notify('info', 'One');
    notify('info', 'Two');
    notify('info', 'One');
    expect(toasts.get().map(({ text }) => text)).toEqual(['Two', 'One']);
  });

  it('keeps a toast about something in progress until it is removed', () => {
    const done = notifyUntilDone('Please wait.');
    expect(toasts.get()).toMatchObject([{ kind: 'info', ms: null }]);
    done();
    expect(toasts.get()).toEqual([]);
  });

  it('keeps what can be undone until it is closed, or until something else can be', () => {
    const undo = { act: { text: 'Undo', run: () => undefined } };
    notifyUntilDone('Waits for the network', undo);
    notify('info', 'One removed', undo);
    notify('success', 'Saved');
    expect(toasts.get().map(({ ms }) => ms)).toEqual([null, null, 10_000]);
    notify('info', 'Two removed', undo);
    expect(toasts.get().map(({ text, ms }) => [text, ms])).toEqual([
      ['Waits for the network', null],
      ['One removed', 10_000],
      ['Saved', 10_000],
      ['Two removed', null],
    ]);
  });

  it('removes one toast and keeps the others', () => {
    notify('info', 'One');
    notify('info', 'Two');
    const [first] = toasts.get();
    dismiss(first?.id ?? -1);
    expect(toasts.get().map(({ text }) => text)).toEqual(['Two']);
  });
});
