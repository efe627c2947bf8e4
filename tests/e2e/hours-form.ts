import type { Locator, Page } from '@playwright/test';
import { atLevel, openForm } from './settings-form.ts';

const hoursLocator = (locationId: string | null, more = ''): string =>
  atLevel('/locationSettings/hours', locationId, more);

export const openHours = (page: Page, locationId: string | null): Promise<void> =>
  openForm(page, 'priya', hoursLocator(locationId));

/** One day of a channel: its bars, its text, its add button. */
export const day = (page: Page, channel: string, name: string): Locator =>
  page.getByRole('group', { name: `${channel}, ${name}`, exact: true });

/** A bar, by its text. */
export const bar = (page: Page, channel: string, name: string, times: string): Locator =>
  day(page, channel, name).getByRole('button', { name: `${name}, ${times}`, exact: true });

export const opens = (page: Page, channel: string, name: string): Locator =>
  day(page, channel, name)
    .getByRole('spinbutton', { name: `${name} opens` })
    .first();
export const closes = (page: Page, channel: string, name: string): Locator =>
  day(page, channel, name)
    .getByRole('spinbutton', { name: `${name} closes` })
    .first();

/** The panel in which the times of a day are fields. */
export const panel = (page: Page, channel: string, name: string): Locator =>
  page.getByRole('dialog', { name: `${channel}, ${name}`, exact: true });

export const savedHours = (page: Page): Locator => page.getByText('The hours have been saved correctly.');
