import { group, list, optional, reference, set, text } from '@commissary/schema';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { GroupRows } from '../fields/index.ts';
import { drawForm } from '../testing/draw-form.tsx';
import { ListSection } from './index.ts';

const named = { id: text({ label: 'Id', systemManaged: true }), name: text({ label: 'Name' }) };
const styles = list(
  { label: 'Styles', namePath: 'name' },
  group(
    { label: 'Style' },
    { ...named, options: list({ label: 'Options', namePath: 'name' }, group({ label: 'Option' }, named)) },
  ),
);
const offered = list(
  { label: 'Sizes', nameFrom: '/styles', keyedBy: ['id'], as: 'entries' },
  group(
    { label: 'Style' },
    {
      id: reference({ label: 'Style', to: '/styles', onDelete: 'drop-entry', systemManaged: true }),
      optionIds: set(
        { label: 'Offered' },
        reference({ label: 'Option', to: '/styles/[@id]/options', onDelete: 'drop-entry' }),
      ),
    },
  ),
);
const definition = group({ label: 'Item' }, { styles, offered: optional(offered) });
const member = (id: string, more = {}) => ({ id, name: id.toUpperCase(), ...more });
const base = {
  styles: [
    member('size', { options: [member('small'), member('large')] }),
    member('crust', { options: [member('thin')] }),
  ],
};
const onlyOffered = group({ label: 'Item' }, { offered: optional(offered) });

let undraw = () => {};
afterEach(() => undraw());

describe.each(['company', 'location'] as const)('entries that may be absent, at a %s', level => {
  it('count as all of them, are stored by a button with every option, and are absent again when they are reset', async () => {
    const drawn = drawForm(definition, <GroupRows group={onlyOffered} path="" List={ListSection} />, { level, base });
    undraw = drawn.undraw;
    await expect.element(page.getByText('All of them, also those added later')).toBeVisible();
    // A console that another file has opened stays below.
    const own = page.elementLocator(document.getElementById('main') ?? document.body);
    expect(own.getByRole('checkbox').elements()).toHaveLength(0);
    await page.getByRole('button', { name: 'Change sizes here' }).click();
    const all = [
      { id: 'size', optionIds: ['small', 'large'] },
      { id: 'crust', optionIds: ['thin'] },
    ];
    expect(drawn.value('/offered')).toEqual(all);
    await page.getByRole('checkbox', { name: 'LARGE' }).click();
    expect(drawn.value('/offered')).toEqual([{ id: 'size', optionIds: ['small'] }, all[1]]);
    await page.getByRole('button', { name: 'Reset sizes' }).click();
    expect(drawn.value('/offered')).toBeUndefined();
    await expect.element(page.getByText('All of them, also those added later')).toBeVisible();
  });
});
