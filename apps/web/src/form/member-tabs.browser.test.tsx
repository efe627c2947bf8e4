import { group, text } from '@commissary/schema';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { MemberPage } from './member-page.tsx';
import { drawForm } from './testing/draw-form.tsx';

const tabOf = (key: string, title: string) => ({ key, title, blocks: [{ title, fields: [key] }] });
const definition = group(
  { label: 'Machine', layout: { tabs: [tabOf('name', 'Engine'), tabOf('note', 'Repairs')] } },
  { name: text({ label: 'Name' }), note: text({ label: 'Note' }) },
);

/** The page of the member, drawn again with each click. */
function DrawnAgain() {
  const [times, setTimes] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setTimes(times + 1)}>
        drawn {times}
      </button>
      <MemberPage group={definition} path="" Aside={undefined} />
    </>
  );
}

let undraw = () => {};
afterEach(() => undraw());

it('opens the tab of the field that is asked for, and keeps one that is chosen after it when the page is drawn again', async () => {
  undraw = drawForm(definition, <DrawnAgain />, { target: '/note' }).undraw;
  const tab = (name: string) => page.getByRole('tab', { name });
  await expect.element(tab('Repairs')).toHaveAttribute('aria-selected', 'true');
  await tab('Engine').click();
  await expect.element(tab('Engine')).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: 'drawn 0' }).click();
  await expect.element(page.getByRole('button', { name: 'drawn 1' })).toBeVisible();
  await expect.element(tab('Engine')).toHaveAttribute('aria-selected', 'true');
  await expect.element(page.getByRole('tabpanel', { name: 'Engine' }).getByLabelText('Name')).toBeVisible();
});
