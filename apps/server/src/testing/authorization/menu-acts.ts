import { initialDocument } from '@commissary/catalog';
import { giveOwnMenu } from '../test-documents.ts';
import type { World } from './audited-world.ts';

const inCompany = ({ company }: World) => ({ companyId: company.id });
const menu = (world: World) => world.as.menus.create({ params: inCompany(world), body: { name: 'Brunch' } });

/** The calls of menus as a whole, with the action that each records. */
export const menuActs = {
  'menus.create': { does: menu, says: 'menu.create' },
  'menus.remove': {
    does: async (world: World) => {
      const made = await menu(world);
      const menuId = made.status === 200 ? made.body.id : '';
      return world.as.menus.remove({ params: { ...inCompany(world), menuId } });
    },
    says: 'menu.remove',
  },
  'menus.restore': {
    does: async (world: World) => {
      const made = await menu(world);
      const params = { ...inCompany(world), menuId: made.status === 200 ? made.body.id : '' };
      await world.as.menus.remove({ params });
      return world.as.menus.restore({ params });
    },
    says: 'menu.restore',
  },
  'menus.convert': {
    does: async ({ as, company, server }: World) => {
      await giveOwnMenu(server, company, { location: 'Fir', id: 'before', menu: initialDocument('menu') });
      const params = { companyId: company.id, locationId: company.tenantId('Fir') };
      const found = await as.menus.singleUse({ params });
      const body = { ver: 1, locationVer: found.status === 200 ? found.body.ver : 0 };
      return as.menus.convert({ params, body });
    },
    says: 'menu.convert',
  },
  'menus.takeTemplate': {
    does: async (world: World) => {
      const params = inCompany(world);
      const template = await world.as.menus.create({ params, body: { name: 'Counter', template: true } });
      if (template.status !== 200) return template;
      const { id, menuBlob } = template.body;
      const made = await world.as.menus.create({ params, body: { name: 'Patio', sourceTemplateId: id } });
      if (made.status !== 200) return made;
      const scheme = { id: 'late', name: 'Late', description: '', isDefault: false, isActive: true };
      const menu = JSON.parse(menuBlob);
      const changed = JSON.stringify({
        ...menu,
        pricingSchemes: [...menu.pricingSchemes, { ...menu.pricingSchemes[0], ...scheme }],
      });
      await world.as.menus.saveBase({ params, body: { id, ver: 1, menuBlob: changed } });
      const body = { ver: 1, from: 1, now: 2, choices: {} };
      return world.as.menus.takeTemplate({ params: { ...params, menuId: made.body.id }, body });
    },
    says: 'document.save',
  },
} as const;
