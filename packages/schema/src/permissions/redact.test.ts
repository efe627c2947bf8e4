import fc from 'fast-check';
import { expect, it } from 'vitest';
import { complete, initial } from '../computed/initial.ts';
import { walkValue } from '../field/walk.ts';
import { arbitraryOf } from '../testing/arbitrary.ts';
import { card, dish } from '../testing/sample.ts';
import { own } from '../value/json.ts';
import { type HasPermission, redact, restoreUnreadable, takeSecrets } from './redact.ts';

const rights = fc.subarray(['costs', 'notes', 'wages']);
const holding =
  (held: readonly string[]): HasPermission =>
  right =>
    held.includes(right);

it('shows no field whose read permission is missing, at any depth, and no secret', () => {
  fc.assert(
    fc.property(arbitraryOf(card), rights, (value, held) => {
      walkValue(card, redact(card, value, holding(held)), (field, inner) => {
        expect(field.read === undefined || held.includes(field.read)).toBe(true);
        if (field.kind.name === 'secret') expect(inner).toEqual({ set: true });
      });
    }),
  );
});

it('a save keeps unreadable values: restore(head, redact(head)) equals head', () => {
  fc.assert(
    fc.property(arbitraryOf(card), rights, (head, held) => {
      const may = holding(held);
      const sent = redact(card, head, may);
      const back = takeSecrets(card, head, restoreUnreadable(card, head, sent, may), value => value);
      expect(back).toEqual(head);
    }),
  );
});

it('an unrelated save leaves every unreadable value as the head has it', () => {
  fc.assert(
    fc.property(arbitraryOf(card), arbitraryOf(card), rights, (head, other, held) => {
      const may = holding(held);
      const { pin: _, ...kitchen } = own(other, 'kitchen') as Record<string, unknown>;
      const sent = redact(card, { ...(other as object), kitchen }, may);
      const next = restoreUnreadable(card, head, sent, may);
      if (!held.includes('wages')) expect(own(next, 'wages')).toEqual(own(head, 'wages'));
      expect(redact(card, next, may)).toEqual(sent);
    }),
  );
});

it('ignores sent values of a field that the sender may not read', () => {
  const head = initial(card);
  const sent = { ...head, wages: { hourly: '99.00' } };
  expect(
    own(
      restoreUnreadable(card, head, sent, () => false),
      'wages',
    ),
  ).toBe(head.wages);
});

it('leaves a new member without its unreadable fields for complete to fill', () => {
  const head = { ...initial(card), courses: [{ id: 'c', name: 'Mains', dishes: [] }] };
  const { cost: _, ...seen } = { ...initial(dish), id: 9 };
  const sent = { ...head, courses: [{ id: 'c', name: 'Mains', dishes: [seen] }] };
  expect(
    complete(
      card,
      restoreUnreadable(card, head, sent, () => false),
    ),
  ).toEqual({
    ...head,
    courses: [{ id: 'c', name: 'Mains', dishes: [{ ...seen, cost: '0.00' }] }],
  });
});

it('returns the same object where nothing is hidden', () => {
  const { kitchen } = initial(card);
  const value = { ...initial(card), courses: [] };
  expect(redact(card, value, () => true)).toBe(value);
  expect(
    own(
      redact(card, value, () => false),
      'kitchen',
    ),
  ).toBe(value.kitchen);
  expect(kitchen).toEqual(value.kitchen);
});
