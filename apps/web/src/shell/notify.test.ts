import { afterEach, describe, expect, it } from 'vitest';
import { dismiss, notices, notify, notifyUntilDone } from './notify.ts';

afterEach(() => notices.set([]));

describe('notices', () => {
  it('[RULE.errors.13] an error stays 20 seconds', () => {
    notify('error', 'It failed.');
    expect(notices.get().map(({ ms }) => ms)).toEqual([20_000]);
  });

  it('[RULE.errors.14] success, information and warning stay 10 seconds', () => {
    notify('success', 'Done.');
    notify('info', 'By the way.');
    notify('warning', 'Careful.');
    expect(notices.get().map(({ ms }) => ms)).toEqual([10_000, 10_000, 10_000]);
  });

  it('shows the same text once, the newest last', () => {
    notify('info', 'One');
    notify('info', 'Two');
    notify('info', 'One');
    expect(notices.get().map(({ text }) => text)).toEqual(['Two', 'One']);
  });

  it('keeps what is under way until it is taken away', () => {
    const done = notifyUntilDone('Please wait.');
    expect(notices.get()).toMatchObject([{ kind: 'info', ms: null }]);
    done();
    expect(notices.get()).toEqual([]);
  });

  it('takes away one notice and leaves the others', () => {
    notify('info', 'One');
    notify('info', 'Two');
    const [first] = notices.get();
    dismiss(first?.id ?? -1);
    expect(notices.get().map(({ text }) => text)).toEqual(['Two']);
  });
});
