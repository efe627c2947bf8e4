import { initial, validateValue } from '@commissary/schema';
import { expect, it } from 'vitest';
import { mobileApp } from './mobile-app.ts';

it('[CONST.mobileApp.version] starts with version 1.0', () => {
  expect(initial(mobileApp)).toMatchObject({ name: '', version: '1.0' });
});

it.each([
  ['packageName', 'com.example.pizza', true],
  ['packageName', 'pizza', false],
  ['packageName', 'com.1st', false],
  ['version', '2.10.3', true],
  ['version', 'two', false],
  ['iosAppStoreUrl', 'https://apps.apple.com/app/id1', true],
  ['androidAppStoreUrl', 'http://play.google.com', false],
])('%s may be %s: %s', (key, value, expected) => {
  expect(validateValue(mobileApp, { ...initial(mobileApp), [key]: value }).length === 0).toBe(expected);
});
