import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fieldElementId, focusWhenThere } from './focus-field.ts';

const start = Date.now();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'requestAnimationFrame', 'cancelAnimationFrame'], now: start });
});
afterEach(() => {
  document.getElementById(fieldElementId('/late'))?.remove();
  vi.useFakeTimers({ toFake: ['Date'], now: start });
});

const render = () => {
  const field = document.createElement('div');
  field.id = fieldElementId('/late');
  field.append(document.createElement('input'));
  document.body.append(field);
  vi.advanceTimersByTime(50);
  return document.activeElement === field.firstElementChild;
};
const press = () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));

it('a field that a slow machine renders late is focused', () => {
  focusWhenThere('/late');
  vi.advanceTimersByTime(10_000);
  expect(render()).toBe(true);
});

it('a field that comes soon is focused, whatever is pressed meanwhile', () => {
  focusWhenThere('/late');
  press();
  vi.advanceTimersByTime(1_500);
  expect(render()).toBe(true);
});

it('a field that comes late does not take the focus from a person who went on', () => {
  focusWhenThere('/late');
  press();
  vi.advanceTimersByTime(3_000);
  expect(render()).toBe(false);
});

it('a field is not waited for for ever, nor after the wait was canceled', () => {
  focusWhenThere('/late');
  vi.advanceTimersByTime(31_000);
  expect(render()).toBe(false);
  document.getElementById(fieldElementId('/late'))?.remove();
  focusWhenThere('/late')();
  vi.advanceTimersByTime(100);
  expect(render()).toBe(false);
});

it('a field whose control is loaded later is focused when it has one', () => {
  focusWhenThere('/late');
  const field = document.createElement('div');
  field.id = fieldElementId('/late');
  document.body.append(field);
  vi.advanceTimersByTime(500);
  const control = field.appendChild(document.createElement('input'));
  vi.advanceTimersByTime(50);
  expect(document.activeElement).toBe(control);
});
