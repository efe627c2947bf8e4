import { expect, it } from 'vitest';
import { openedAt } from '../edit-session/form-world.arbitrary.ts';
import { openEditSession } from '../edit-session/index.ts';
import { storeSelectorOf } from './use-field-state.ts';

const session = openEditSession(openedAt('company'));

it('reads again when the reading function changes, although the session is the same', () => {
  const first = storeSelectorOf(session, () => ['a'], null);
  expect(storeSelectorOf(session, () => ['b'], first).value).toEqual(['b']);
});

it('keeps the same value object while the new one is equal', () => {
  const first = storeSelectorOf(session, () => ['a'], null);
  expect(storeSelectorOf(openEditSession(openedAt('company')), () => ['a'], first).value).toBe(first.value);
});
