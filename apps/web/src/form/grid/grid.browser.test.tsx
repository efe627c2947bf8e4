import { getAt } from '@commissary/document';
import { choice, group, idField, isShownTo, list, number, text } from '@commissary/schema';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { effectiveOf } from '../../snapshot/index.ts';
import { drawPart } from '../../testing/draw-part.tsx';
import { stepUndo } from '../actions/index.ts';
import { openedAt } from '../edit-session/form-world.arbitrary.ts';
import { contentOf } from '../edit-session/index.ts';
import { ListSection } from '../lists/index.ts';
import { createFormStore, FormContext } from '../state/index.ts';

const buttons = list(
  {
    label: 'Buttons',
    as: 'grid',
    grid: {
      columns: 8,
      index: 'index',
      span: { by: 'size', sizes: { MEDIUM: { columns: 2, rows: 1 }, LARGE: { columns: 2, rows: 2 } } },
    },
  },
  group(
    { label: 'Button' },
    {
      id: idField(),
      name: text({ label: 'Name', max: 20 }),
      index: number({ label: 'Cell', max: 999 }),
      size: choice({
        label: 'Size',
        options: [
          { value: 'SMALL', label: 'Small' },
          { value: 'MEDIUM', label: 'Medium' },
          { value: 'LARGE', label: 'Large' },
        ],
      }),
    },
  ),
);
const definition = group({ label: 'Screen' }, { buttons });
const base = {
  buttons: [
    { id: 'soup', name: 'Soup', index: 0, size: 'LARGE' },
    { id: 'tea', name: 'Tea', index: 3, size: 'SMALL' },
  ],
};

/** Draws a grid that no document has, and returns what it edits. */
const draw = () => {
  const store = createFormStore(openedAt('company', { definition, base }));
  undo = () => stepUndo(store);
  undraw = drawPart(
    <FormContext
      value={{
        store,
        address: { kind: 'settings', companyId: 'c', tenantId: null, menuId: null },
        level: 'company',
        levels: true,
        names: { company: 'Company', group: 'Group', location: 'Elm' },
        owner: 'the company',
        levelOf: () => 'company',
        hrefOf: () => null,
        hrefAt: () => '',
        target: null,
        isShown: isShownTo([]),
        show: () => undefined,
        zone: 'UTC',
        newId: () => 'n1',
        below: [],
        latestAt: () => undefined,
      }}
    >
      <ListSection list={buttons} path="/buttons" inside />
    </FormContext>,
  );
  return (path: string) => getAt(effectiveOf(store.session().opened, contentOf(store.session())), path);
};

let undraw = () => {};
let undo = () => {};
afterEach(() => undraw());

const cell = (name: string) => page.getByRole('gridcell', { name });
const focusCell = async (name: string): Promise<HTMLElement> => {
  await expect.element(cell(name)).toBeVisible();
  const element = cell(name).element();
  if (!(element instanceof HTMLElement)) throw new Error(`There is no ${name}.`);
  element.focus();
  return element;
};
const said = (words: string) => expect.element(page.getByText(words, { exact: false }).first()).toBeInTheDocument();

describe('a list in the cells of a grid', () => {
  it('is walked with the arrow keys, and a member keeps its id when it is lifted and dropped elsewhere', async () => {
    const at = draw();
    await focusCell('Soup, row 1, column 1, 2 columns by 2 rows');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect.element(cell('Tea, row 1, column 4, 1 column by 1 row')).toHaveFocus();
    await userEvent.keyboard(' ');
    await said('Tea lifted. Arrow keys move it');
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await said('Tea, row 2, column 5.');
    expect(at('/buttons/[tea]/index')).toBe(3);
    await userEvent.keyboard('{Enter}');
    await said('Tea dropped at row 2, column 5.');
    expect(at('/buttons/[tea]/index')).toBe(12);
    await expect.element(cell('Tea, row 2, column 5, 1 column by 1 row')).toHaveFocus();
  });

  it('[RULE.layout.04] makes room for what is dropped, in one step', async () => {
    const at = draw();
    await focusCell('Soup, row 1, column 1, 2 columns by 2 rows');
    await userEvent.keyboard(' {ArrowRight}{ArrowRight}');
    await said('Soup, row 1, column 3. Tea would make room.');
    await userEvent.keyboard(' ');
    await said('Soup dropped at row 1, column 3. To make room, Tea moved.');
    expect(['soup', 'tea'].map(id => at(`/buttons/[${id}]/index`))).toEqual([2, 0]);
    undo();
    expect(['soup', 'tea'].map(id => at(`/buttons/[${id}]/index`))).toEqual([0, 3]);
  });

  it('says to everybody why a member does not grow', async () => {
    const at = draw();
    await focusCell('Soup, row 1, column 1, 2 columns by 2 rows');
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}{ArrowRight}{ArrowRight} {ArrowDown}{ArrowLeft>3/} ');
    await said('Tea dropped at row 2, column 1.');
    const why = page.getByText('Soup cannot be larger: Tea is in the way.');
    await focusCell('Soup, row 1, column 1, 2 columns by 1 row');
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await expect.element(why).toBeVisible();
    expect(why.element().getBoundingClientRect().height).toBeGreaterThan(9);
    expect(at('/buttons/[soup]/size')).toBe('MEDIUM');
  });

  it('lets nothing be dropped beyond the last column, and takes it back with Escape', async () => {
    const at = draw();
    await focusCell('Soup, row 1, column 1, 2 columns by 2 rows');
    await userEvent.keyboard(' ');
    await userEvent.keyboard('{ArrowRight>9/}');
    await said('Soup, row 1, column 7.');
    await userEvent.keyboard('{Escape}');
    await said('Soup stays at row 1, column 1.');
    expect(at('/buttons/[soup]/index')).toBe(0);
  });

  it('opens a member below, and adds one to an empty cell', async () => {
    const at = draw();
    await focusCell('Tea, row 1, column 4, 1 column by 1 row');
    await cell('Tea, row 1, column 4, 1 column by 1 row').click();
    await expect.element(page.getByRole('heading', { name: 'Tea' })).toBeVisible();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    expect(at('/buttons/[n1]/index')).toBe(4);
  });

  it('is dragged to another cell by the mouse', async () => {
    const at = draw();
    await cell('Tea, row 1, column 4, 1 column by 1 row').hover();
    await expect.poll(() => document.querySelector('[id^="DndLiveRegion"]')).not.toBeNull();
    await userEvent.dragAndDrop(cell('Tea, row 1, column 4, 1 column by 1 row'), cell('Empty, row 2, column 8'));
    await expect.poll(() => at('/buttons/[tea]/index')).toBe(15);
  });
});
