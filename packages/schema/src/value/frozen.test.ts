import { expect, it } from 'vitest';
import { freezeDocuments, frozen } from './frozen.ts';

const anyDocument = () => ({ name: 'Menu', departments: [{ id: 'd1', items: [{ id: 'i1', price: '4.00' }] }] });

it('a document is writable where documents are not frozen, as in production', () => {
  const document = frozen(anyDocument());
  document.departments[0]?.items.pop();
  expect(document.departments[0]?.items).toEqual([]);
});

it('a write anywhere into a frozen document throws', () => {
  freezeDocuments(true);
  const document = frozen(anyDocument());
  freezeDocuments(false);
  expect(() => Object.assign(document, { name: '' })).toThrow(TypeError);
  expect(() => document.departments.push({ id: 'd2', items: [] })).toThrow(TypeError);
  expect(() => document.departments[0]?.items.pop()).toThrow(TypeError);
  expect(() => Object.assign(document.departments[0]?.items[0] ?? {}, { price: '5.00' })).toThrow(TypeError);
  expect(document).toEqual(anyDocument());
});

it('what is frozen already is not visited again', () => {
  freezeDocuments(true);
  const before = Object.freeze({ inside: { writable: true } });
  frozen({ before, added: {} });
  freezeDocuments(false);
  expect(Object.isFrozen(before.inside)).toBe(false);
});

it('values that are no objects stay what they are', () => {
  freezeDocuments(true);
  expect([null, undefined, 1, 'text'].map(frozen)).toEqual([null, undefined, 1, 'text']);
  freezeDocuments(false);
});
