import { choice, type Field, group, money, number, text, toggle } from '@commissary/schema';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { MemberPage } from './member-page.tsx';
import { drawForm } from './testing/draw-form.tsx';

const kinds = [
  (label: string): Field => text({ label }),
  (label: string): Field => money({ label }),
  (label: string): Field => toggle({ label }),
  (label: string): Field => number({ label }),
  (label: string): Field => choice({ label, options: [{ value: 'a', label: 'A' }] }),
];
const keys = Array.from({ length: 60 }, (_, at) => `f${at}`);
const blockOf = (from: number, to: number, more = {}) => ({
  title: `Fields ${from + 1} to ${to}`,
  fields: keys.slice(from, to),
  columns: 2 as const,
  ...more,
});

/** 60 fields as an author would arrange them: tabs, columns, and what is rarely needed folded. */
const definition = group(
  {
    label: 'Machine',
    layout: {
      tabs: [
        { key: 'one', title: 'General', blocks: [blockOf(0, 12), blockOf(12, 24), blockOf(24, 30, { aside: true })] },
        { key: 'two', title: 'Service', blocks: [blockOf(30, 44), blockOf(44, 52, { advanced: true })] },
        { key: 'three', title: 'Other', blocks: [blockOf(52, 60)] },
      ],
    },
  },
  Object.fromEntries(
    keys.map((key, at) => [key, kinds[at % kinds.length]?.(`Field ${at + 1}`) ?? text({ label: key })]),
  ),
);

let undraw = () => {};
afterEach(async () => {
  undraw();
  await page.viewport(1440, 900);
});

it('a member with 60 fields is within two screens of scrolling in each of its tabs', async () => {
  await page.viewport(1280, 800);
  const drawn = drawForm(definition, <MemberPage group={definition} path="" Aside={undefined} />, {
    level: 'location',
  });
  undraw = drawn.undraw;
  for (const [name, open] of [
    ['General', 30],
    ['Service', 14],
    ['Other', 8],
  ] as const) {
    await page.getByRole('tab', { name }).click();
    const panel = page.getByRole('tabpanel', { name });
    await expect.element(panel).toBeVisible();
    // Each kind of input is loaded when a form first has one.
    await expect.poll(() => panel.getByLabelText(/^Field \d+$/).elements().length).toBe(open);
    const height = panel.element().closest('#main')?.scrollHeight ?? Number.NaN;
    expect([name, height]).toEqual([name, Math.min(height, 2 * 800)]);
  }
});
