import type { FileColumn, FileColumns } from '@commissary/domain';
import { menuImportTexts } from '../texts/index.ts';
import type { PlainColumn } from './menu-import.ts';

/** The systems whose lists of items are known; the first is the table that is exported here. */
export type MenuSystem = 'Commissary' | 'Square' | 'Toast' | 'Clover' | 'Lightspeed';

const column = (key: PlainColumn, headers: FileColumn<MenuSystem>['headers'] = {}): FileColumn<MenuSystem> => {
  const label = menuImportTexts.columns[key];
  return { label, headers: { ...headers, Commissary: label.toLowerCase() } };
};

/** What columns are called here and by other systems. */
export const menuColumns: FileColumns<PlainColumn, MenuSystem> = {
  // An id of another system says nothing here.
  id: column('id'),
  plu: column('plu', {
    usual: 'plu number, plu, plu code, item number, sku, product code, barcode',
    Square: 'sku',
    Toast: 'plu, sku',
    Clover: 'product code, sku',
    Lightspeed: 'sku, plu',
  }),
  name: column('name', {
    usual: 'item, item name, name, product, product name, dish, title',
    Square: 'item name',
    Toast: 'menu item, item name, name',
    Clover: 'name',
    Lightspeed: 'item name, name',
  }),
  displayName: column('displayName', {
    usual: 'display name, kitchen name, receipt name',
    Square: 'customer facing name',
    Toast: 'pos name',
    Clover: 'alternate name',
    Lightspeed: 'receipt name',
  }),
  department: column('department', { usual: 'department, menu, section', Toast: 'menu, menu name' }),
  category: column('category', {
    usual: 'category, categories, category name, group, item group',
    Square: 'reporting category, category, categories',
    Toast: 'menu group, menu group name',
    Clover: 'categories, category',
    Lightspeed: 'accounting group, category',
  }),
  status: column('status', { usual: 'status, active, available, visible', Lightspeed: 'enabled' }),
  description: column('description', {
    usual: 'description, item description, online description, details',
    Square: 'description',
    Toast: 'description, item description',
    Clover: 'description, online description',
    Lightspeed: 'description, long description',
  }),
  calories: column('calories', { usual: 'calories, kcal, energy kcal', Toast: 'calories' }),
  tax: column('tax', {
    usual: 'taxes, tax, tax rate, tax rates, tax name',
    Toast: 'tax rates, taxes',
    Clover: 'tax rates',
    Lightspeed: 'tax profile, tax',
  }),
  size: column('size', {
    usual: 'size, variation, portion, option',
    Square: 'variation name',
    Toast: 'size',
    Lightspeed: 'size',
  }),
  price: column('price', {
    usual: 'price, base price, default price, amount, unit price, selling price',
    Square: 'price',
    Toast: 'base price, price',
    Clover: 'price',
    Lightspeed: 'price, default price, base price',
  }),
  modifierCategories: column('modifierCategories', {
    usual: 'modifier categories, modifier groups, modifier sets, modifiers offered',
    Toast: 'modifier groups',
    Clover: 'modifier groups',
    Lightspeed: 'production instructions, modifier groups',
  }),
  modifierCategory: column('modifierCategory', {
    usual: 'modifier category, modifier group, modifier set, modifier group name, option group',
    Square: 'modifier set name',
    Toast: 'modifier group, modifier group name',
    Clover: 'modifier group name, modifier group',
    Lightspeed: 'production instruction, modifier group',
  }),
  minimum: column('minimum', {
    usual: 'minimum, min, min selections, minimum selections, minimum required, min required',
    Square: 'min selected modifiers',
    Toast: 'min selections',
    Clover: 'minimum required, min required',
  }),
  maximum: column('maximum', {
    usual: 'maximum, max, max selections, maximum selections, maximum allowed, max allowed',
    Square: 'max selected modifiers',
    Toast: 'max selections',
    Clover: 'maximum allowed, max allowed',
  }),
  modifier: column('modifier', {
    usual: 'modifier, modifier name, modifier option, option name',
    Square: 'modifier name',
    Toast: 'modifier, modifier option, modifier name',
    Clover: 'modifier, modifier name',
    Lightspeed: 'modifier, sub item',
  }),
  modifierPrice: column('modifierPrice', {
    usual: 'modifier price, option price, upcharge, extra price',
    Square: 'modifier price',
    Toast: 'modifier price',
    Clover: 'modifier price',
    Lightspeed: 'modifier price, supplement',
  }),
};

/** What the ids of other systems are called: they say where a file comes from, and nothing that is imported. */
export const foreignIds: FileColumn<MenuSystem> = {
  label: '',
  headers: {
    Square: 'token, reference handle',
    Toast: 'item guid, guid, version id',
    Clover: 'clover id',
    Lightspeed: 'lightspeed id, item id',
  },
};
