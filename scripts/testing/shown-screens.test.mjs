import { expect, it } from 'vitest';
import { shownScreens } from './shown-screens.mjs';

const texts = {
  'apps/web/src/screen-components.tsx': `
  hours: async () => (await import('./views/hours/hours-view.tsx')).HoursView,
  employee: async () => (await import('./views/employees/employee-view.tsx')).EmployeeView,`,
  'tests/e2e/hours.spec.ts': "await page.goto(atLevel('/locationSettings/hours', 'elm-st'));",
  'tests/e2e/employees.spec.ts': "await page.goto('/employees/ana?companyId=1');",
  'tests/e2e/bar.spec.ts': "await openForm(page, 'ana', '/locationSettings/tableAndBar');",
  'tests/e2e/none.spec.ts': "await page.goto('/api/health');",
};
const sections = ['hours/hours', 'bar-settings', 'table-settings'].map(
  name => `packages/catalog/src/documents/location-settings/${name}.ts`,
);

it('a test shows the views of the addresses that it names, and what they edit', () => {
  const tests = Object.keys(texts).filter(file => file.startsWith('tests/'));
  const shown = shownScreens(tests, [...Object.keys(texts), ...sections], file => texts[file]);
  expect(Object.fromEntries(shown)).toEqual({
    'tests/e2e/hours.spec.ts': ['apps/web/src/views/hours/hours-view.tsx', sections[0]],
    'tests/e2e/employees.spec.ts': ['apps/web/src/views/employees/employee-view.tsx'],
    'tests/e2e/bar.spec.ts': ['apps/web/src/form/document-screen.tsx', sections[2], sections[1]],
    'tests/e2e/none.spec.ts': [],
  });
});
