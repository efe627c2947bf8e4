// An import of 5,000 employees with jobs and wages: how long the file takes to be read, the dry run and the write of new
// people, of a change of all of them, and both undone.
// node bench/server/employee-import.mjs postgres://user@host:5432/postgres [rows]
import { importEmployees, undoImport } from '../../apps/server/src/services/employee-import/index.ts';
import { readPeopleFile } from '../../apps/web/src/views/employee-import/file/read-people-file.ts';
import { emptyKept, firstSetup, rowsToSend } from '../../apps/web/src/views/employee-import/import-setup.ts';
import { employeeColumns } from '../../packages/catalog/src/index.ts';
import { csvOf } from '../../packages/domain/src/index.ts';
import { withDatabase } from './database.mjs';
import { sizedBy } from './size.mjs';
import { world } from './world.mjs';

const count = sizedBy(3, 5_000, 20);

const timed = async (name, work) => {
  const began = performance.now();
  const result = await work();
  console.log(`${name}: ${((performance.now() - began) / 1000).toFixed(2)} s`);
  return result;
};

const rowsWith = (area, amount, from) =>
  Array.from({ length: count }, (_, n) => ({
    name: `Person ${n}`,
    email: `p${n}@people.example`,
    phone: `${area}${String(n).padStart(7, '0')}`,
    hireDate: '2026-03-02',
    job: n % 2 === 0 ? 'Server' : 'Server; Cashier',
    wage: amount,
    wageFrom: from,
  }));

/** The rows as the console sends them, from a file as another system writes it. */
const readBack = async rows => {
  const header = ['Name', 'Email', 'Phone', 'Hire date', 'Job', 'Wage', 'Effective date'];
  const bytes = new TextEncoder().encode(csvOf([header, ...rows.map(row => Object.values(row))]));
  const file = await timed(`a file of ${(bytes.length / 1024).toFixed(0)} kB, read`, () =>
    readPeopleFile(employeeColumns, 'people.csv', bytes),
  );
  const setup = firstSetup(file, emptyKept, { place: { type: 'COMPANY', id: '' }, wagesFrom: '' });
  return timed('its rows, mapped', () => rowsToSend(file, setup).rows);
};

await withDatabase(async url => {
  const { caller, companyId, locationId } = await world(url);
  const as = { ...caller, company: { id: companyId, name: 'Bench' } };
  const imported = async (name, written) => {
    const rows = await readBack(written);
    const call = { fileName: 'people.csv', place: { type: 'LOCATION', id: locationId }, wagesFrom: '2026-11-02', rows };
    const { state } = await timed(`${name}, dry run`, () => importEmployees(as, { ...call, dryRun: true }));
    return timed(`${name}, write`, () => importEmployees(as, { ...call, dryRun: false, state }));
  };
  const added = await imported(`${count} new people`, rowsWith('312', '12.00', '2026-11-02'));
  const changed = await imported('a phone and a raise for all', rowsWith('773', '13.00', '2026-12-01'));
  await timed('undo of the change', () => undoImport(as, changed.importId));
  await timed('undo of the new people', () => undoImport(as, added.importId));
});
