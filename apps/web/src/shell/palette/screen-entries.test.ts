import { builtScreens, findable, type Viewer } from '@commissary/catalog';
import { describe, expect, it } from 'vitest';
import { found } from './palette-entry.ts';
import { screenEntries } from './screen-entries.ts';
import { screenSynonyms } from './screen-synonyms.ts';

const viewer: Viewer = {
  companyId: 'company',
  enabledFeatures: [...builtScreens.flatMap(({ requires = [] }) => requires), 'overrideMenus', 'providerCompany'],
  companyWide: true,
  accessibleTenants: [{ id: 'elm', type: 'LOCATION', kioskActive: true, products: ['online', 'delivery'] }],
};
const [elm = null] = viewer.accessibleTenants;
const entries = screenEntries(viewer, elm, () => () => {});
const screensFor = (text: string) => found(entries, text).flatMap(group => group.entries.map(({ id }) => id));

describe('the screens that the palette finds', () => {
  it('are all that can be opened from anywhere, each found by its title and by its words in any order', () => {
    const listed = findable(viewer, elm);
    const plain = builtScreens.filter(
      ({ path, view, access }) => path !== '/' && !path.includes(':') && view !== 'redirect' && access === undefined,
    );
    expect(listed.map(({ id }) => id)).toEqual(plain.map(({ id }) => id));
    for (const { id, label } of entries) {
      expect([label, screensFor(label)]).toEqual([label, expect.arrayContaining([id])]);
      const backwards = label.split(' ').toReversed().join(' ');
      expect([backwards, screensFor(backwards)]).toEqual([backwards, expect.arrayContaining([id])]);
    }
  });

  it('have synonyms of the trade besides their titles, and are found by each of them', () => {
    for (const { id } of findable(viewer, elm)) {
      const synonyms = screenSynonyms[id] ?? [];
      expect([id, synonyms.length]).toEqual([id, expect.toSatisfy(count => count > 0)]);
      for (const word of synonyms)
        expect([word, screensFor(word)]).toEqual([word, expect.arrayContaining([`screen ${id}`])]);
    }
  });

  it.each([
    ['publish', 'menuPublish'],
    ['audit', 'auditLog'],
    ['who changed', 'auditLog'],
    ['compare locations', 'compare'],
    ['locations compare', 'compare'],
    ['password', 'changePassword'],
    ['change password', 'changePassword'],
    ['add employee', 'employeeAdd'],
    ['employee add', 'employeeAdd'],
    ['hire', 'employeeAdd'],
    ['86', 'outOfStock'],
    ['tax', 'menuItems'],
    ['holiday', 'hoursForm'],
    ['add', 'employeeAdd'],
    ['rights', 'roles'],
    ['raise', 'employees'],
    ['act as', 'employees'],
    ['pin', 'employees'],
    ['delete', 'employees'],
    ['delete', 'locationsList'],
    ['delete', 'groupsList'],
    ['delete item', 'menuItems'],
  ])('"%s" finds %s', (text, id) => {
    expect(screensFor(text)).toContain(`screen ${id}`);
  });
});
