import { getAt } from '@commissary/document';
import { describe, expect, it } from 'vitest';
import { effectiveOf } from '../../snapshot/index.ts';
import { openedAt } from '../edit-session/form-world.arbitrary.ts';
import { contentOf, undo } from '../edit-session/index.ts';
import { createFormStore } from '../state/index.ts';
import { setValue } from './form-actions.ts';

const surcharge = '/creditAndGiftSettings/surcharge/enabled';
const discount = '/creditAndGiftSettings/cashDiscount';

describe.each(['company', 'location'] as const)('options that exclude each other, at a %s', level => {
  const start = () => {
    const store = createFormStore(openedAt(level));
    const state = (session = store.session()) => {
      const document = effectiveOf(session.opened, contentOf(session));
      return [getAt(document, surcharge), getAt(document, discount)];
    };
    return { store, state };
  };

  it('[RULE.settings.20][RULE.settings.21][ROUTE.locationSettings.creditAndGift.b2] surcharge and cash discount replace each other, in one step of undo', () => {
    const { store, state } = start();
    setValue(store, surcharge, true);
    expect(state()).toEqual([true, false]);
    setValue(store, discount, true);
    expect(state()).toEqual([false, true]);
    expect(state(undo(store.session()))).toEqual([true, false]);
    setValue(store, surcharge, true);
    expect(state()).toEqual([true, false]);
    setValue(store, surcharge, false);
    expect(state()).toEqual([false, false]);
  });
});
