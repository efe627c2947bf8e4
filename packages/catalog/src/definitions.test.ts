import { expect, it } from 'vitest';
import { documentKinds, documents } from './documents/index.ts';
import { leavesOf } from './documents/testing/leaves.ts';
import { screens } from './screens/registry.ts';
import type { Edits, Screen } from './screens/screen.ts';

const update = 'npm test -- unit packages/catalog/src/definitions.test.ts --update';

/** Compares with a file that the command writes, so that a change of a definition is read as a difference. */
const expectFile = (name: string, about: string, lines: readonly string[]) =>
  expect(
    [
      `${about}: observed, not declared. Review a difference, and write the file with`,
      '',
      `    ${update}`,
      '',
      ...lines,
      '',
    ].join('\n'),
  ).toMatchFileSnapshot(`../../../docs/${name}`);

it('[ENT.BarSettings] [ENT.CashDrawers] [ENT.CashManagement] [ENT.CustomerGroup] [ENT.DayHours] [ENT.DayPartPromiseTime] [ENT.DeferredOrders] [ENT.DeliverySettings] [ENT.DeliveryZone] [ENT.Display] [ENT.DriverManagement] [ENT.EmploymentDepartment] [ENT.Hours] [ENT.InvalidAddress] [ENT.JobType] [ENT.JobTypeRequirement] [ENT.KioskDesign] [ENT.Marketing] [ENT.MobileApp] [ENT.OnlineDesign] [ENT.OrderType] [ENT.OrderTypePromiseTime] [ENT.PaidInOutAccount] [ENT.Payroll] [ENT.PhysicalPrinter] [ENT.PointBonus] [ENT.PosTheme] [ENT.PricingScheme] [ENT.PrintTemplate] [ENT.Printing] [ENT.SpecialHours] [ENT.Station] [ENT.TableSettings] [ENT.TaxStructure] [ENT.TenderType] [ENT.TimeClock] [ENT.Tips] the fields of every document, by path, each with its kind', async () => {
  const lines = documentKinds.flatMap(kind =>
    Object.entries(leavesOf(documents[kind].field)).map(([path, name]) => `${kind} ${path}  ${name}`),
  );
  await expectFile('fields.txt', 'The fields of every document, each with its kind', lines);
});

const editedText = (edits: Edits): string => {
  if ('path' in edits) return edits.path;
  if ('addsTo' in edits) return `adds to ${edits.addsTo}`;
  return 'columns' in edits ? `${edits.columns} of ${edits.rows}` : edits.sections.join();
};

it('every screen, by address, with who may open it, where it stands and what it shows', async () => {
  const lines = (screens as readonly Screen[]).map(screen => {
    const { path, id, title, status, requires, parent, nav, selectors, access, when, alsoOpensAt, view, edits } =
      screen;
    const facts = {
      ...{
        access,
        requires,
        when,
        'at a location also': alsoOpensAt?.LOCATION,
        'at a group also': alsoOpensAt?.GROUP.length ? alsoOpensAt.GROUP : undefined,
        parent,
        view,
        selectors,
        edits: edits && `${edits.document} ${editedText(edits)}`,
      },
      nav: nav && `${nav.group} ${nav.order}${nav.label === undefined ? '' : ` ${nav.label}`}`,
    };
    const said = Object.entries(facts).flatMap(([name, fact]) =>
      fact === undefined ? [] : [`${name}: ${String(fact)}`],
    );
    return `${path}  ${id}, ${title}, ${[status, ...said].join('; ')}`;
  });
  await expectFile('screens.txt', 'Every screen, by address', lines.sort());
});
