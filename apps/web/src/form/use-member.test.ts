import { expect, it } from 'vitest';
import { openedAt } from './form-world.arbitrary.ts';
import { openSession } from './session.ts';
import { selectedFrom } from './use-member.ts';

const session = openSession(openedAt('company'));

it('reads again when the reading is another one, although the session is the same', () => {
  const first = selectedFrom(session, () => ['a'], null);
  expect(selectedFrom(session, () => ['b'], first).value).toEqual(['b']);
});

it('keeps the value itself while what is read is equal', () => {
  const first = selectedFrom(session, () => ['a'], null);
  expect(selectedFrom(openSession(openedAt('company')), () => ['a'], first).value).toBe(first.value);
});
