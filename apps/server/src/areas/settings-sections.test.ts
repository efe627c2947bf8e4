import { initialDocument, type LocationSettings } from '@commissary/catalog';
import type { Permission } from '@commissary/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCompany } from '../testing/test-company.ts';
import { databases } from '../testing/test-database.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

const printer = (id: string) => ({ id, name: id, type: 'RECEIPT', connection: 'USB', address: '' }) as const;
const start = initialDocument('settings');

describe.each(databases)('the sections of location settings on %s', database => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ database });
  });
  afterAll(() => server.close());

  const world = async (...permissions: Permission[]) => {
    const company = await makeCompany(server, { locations: ['Pine'] });
    const { client } = await company.person({ permissions });
    const docId = `settings-${company.id}`;
    const save = (ver: number, settingsBlob: object) =>
      client.settings.saveBase({
        params: { id: company.id },
        body: { id: docId, ver, settingsBlob: { ...settingsBlob } },
      });
    const saved = async (): Promise<LocationSettings> => {
      const answer = await client.settings.base({ params: { id: company.id }, query: {} });
      if (answer.status !== 200) throw new Error('refused');
      return answer.body.settingsBlob as unknown as LocationSettings;
    };
    return { company, client, docId, save, saved };
  };

  it('[RULE.orderTypes.02] [RULE.orderTypes.04] a save that enables an order type online where it is not allowed leaves it off', async () => {
    const { save, saved } = await world('accessConfigurationOptions');
    const types = start.orderTypes.types.map(type => ({
      ...type,
      activeOnline: true,
      availableOnline: type.id !== 2,
    }));
    expect(await save(0, { ...start, orderTypes: { ...start.orderTypes, types } })).toMatchObject({ status: 200 });
    const off = (await saved()).orderTypes.types.filter(type => !type.activeOnline).map(({ id }) => id);
    expect(off).toEqual([2, 6]);
  });

  it('[RULE.integrity.01] [RULE.integrity.02] removes the references to a deleted printer or station with the save', async () => {
    const { save, saved } = await world('configureHardware', 'accessConfigurationOptions');
    const station = { name: 'Front', type: 'REGISTER', cashDrawerId: '', displayId: '', orderTypes: [] } as const;
    const full = {
      ...start,
      printers: { ...start.printers, physical: [printer('counter'), printer('bar')] },
      stations: [{ ...station, id: 'front', printerId: 'counter' }],
      displays: [{ id: 'guest', name: 'Guest', kind: 'CUSTOMER', stationId: 'front' }],
      deferredOrders: { ...start.deferredOrders, printer: 'counter' },
    };
    expect(await save(0, full)).toMatchObject({ status: 200 });
    expect(await save(1, { ...full, printers: { ...full.printers, physical: [printer('bar')] } })).toMatchObject({
      status: 200,
    });
    const left = await saved();
    expect([left.stations[0]?.printerId, left.deferredOrders.printer]).toEqual(['', '']);
    expect(await save(2, { ...left, stations: [] })).toMatchObject({ status: 200 });
    expect((await saved()).displays[0]?.stationId).toBe('');
  });

  it('[RULE.integrity.03] [RULE.integrity.04] removes the references to a deleted drawer or display with the save, and puts the cash into the main safe', async () => {
    const { save, saved } = await world('configureHardware', 'accessConfigurationOptions');
    const drawer = { id: 'till', name: 'Till', stationId: '', printerId: '' };
    const drawers = {
      availableDrawers: [{ ...drawer, moneyTransfersFrom: 'MAIN_SAFE', moneyTransfersTo: 'MAIN_SAFE' }],
      stationsAssignment: [],
    };
    const station = { id: 'front', name: 'Front', type: 'REGISTER', printerId: '', orderTypes: [] };
    const { cashManagement } = start;
    const full = {
      ...start,
      stations: [{ ...station, cashDrawerId: 'till', displayId: 'guest' }],
      displays: [{ id: 'guest', name: 'Guest', kind: 'CUSTOMER', stationId: 'front' }],
      cashManagement: {
        ...cashManagement,
        cashDrawers: drawers,
        cashTransfers: { ...cashManagement.cashTransfers, DRIVER_BANK: 'till' },
      },
    };
    expect(await save(0, full)).toMatchObject({ status: 200 });
    expect((await saved()).cashManagement.cashTransfers.DRIVER_BANK).toBe('till');
    const without = { ...full.cashManagement, cashDrawers: { availableDrawers: [], stationsAssignment: [] } };
    expect(await save(1, { ...full, cashManagement: without, displays: [] })).toMatchObject({ status: 200 });
    const left = await saved();
    expect(left.stations[0]).toMatchObject({ cashDrawerId: '', displayId: '' });
    expect(left.cashManagement.cashTransfers.DRIVER_BANK).toBe('MAIN_SAFE');
  });

  it('[RULE.onlineDesign.01] [RULE.onlineDesign.02] replaces an unknown font and an empty text of the online design by the defaults', async () => {
    const { save, saved } = await world('MODIFY_ONLINE_ORDERING_CONFIGURATION');
    const onlineDesign = { ...start.onlineDesign, modernFont: 'runes', orderMessage: '', buttonStyle: '5' };
    expect(await save(0, { ...start, onlineDesign })).toMatchObject({ status: 200 });
    expect((await saved()).onlineDesign).toEqual({ ...start.onlineDesign, buttonStyle: '5' });
    const styled = { ...start.onlineDesign, buttonStyle: '5', customCss: 'body { color: red }' };
    expect(await save(1, { ...start, onlineDesign: styled })).toMatchObject({ status: 403 });
  });

  it('saves cash drawers with the permission for hardware, but not the cash settings around them', async () => {
    const { save, saved } = await world('configureHardware');
    const drawer = { id: 'd', name: 'One', stationId: '', printerId: '' };
    const transfers = { moneyTransfersFrom: 'MAIN_SAFE', moneyTransfersTo: 'MAIN_SAFE' };
    const { cashManagement } = start;
    const cashDrawers = { availableDrawers: [{ ...drawer, ...transfers }], stationsAssignment: [] };
    const next = { ...start, cashManagement: { ...cashManagement, cashDrawers } };
    expect(await save(0, next)).toMatchObject({ status: 200 });
    expect((await saved()).cashManagement.cashDrawers.availableDrawers).toHaveLength(1);
    const cash = { ...next, cashManagement: { ...next.cashManagement, customVoidReason: true } };
    expect(await save(1, cash)).toMatchObject({ status: 403 });
  });

  it('[RULE.printing.01] rejects a kitchen printer without a receipt printer', async () => {
    const { save } = await world('configureHardware');
    const kitchen = [{ id: 'k', name: 'Grill', type: 'KITCHEN', physicalPrinterId: '', backupPrinterId: '' }];
    expect(await save(0, { ...start, printers: { ...start.printers, kitchen } })).toMatchObject({ status: 400 });
  });

  it('[CALL.settings.printingTemplate] returns one of the three print templates, and 404 for a fourth', async () => {
    const { company, client } = await world();
    const get = (templateId: string) =>
      client.settings.printingTemplate({ params: { companyId: company.id, templateId } });
    for (const template of start.printing.templates)
      expect(await get(String(template.id))).toEqual({ status: 200, body: template });
    expect(await get('4')).toMatchObject({ status: 404 });
  });

  it('lets a location choose another printer of a route with the permission to change printers', async () => {
    const { company, save, docId } = await world('configureHardware');
    const kitchen = ['k', 'm'].map(id => ({
      id,
      name: id,
      type: 'KITCHEN',
      physicalPrinterId: 'p',
      backupPrinterId: '',
    }));
    const route = { id: 'r', name: 'Bar', stationId: 'ANY', fromPrinterId: 'k', toPrinterId: 'k' };
    const base = {
      ...start,
      printers: { physical: [printer('p')], kitchen, label: [] },
      printingRouting: { routes: [route] },
    };
    expect(await save(0, base)).toMatchObject({ status: 200 });
    const { client } = await company.person({ permissions: ['changePrinterSetting', 'accessConfigurationOptions'] });
    const pine = company.tenantId('Pine');
    const put = (path: string, value: unknown) =>
      client.settings.saveOverride({
        params: { id: pine },
        body: {
          overrideId: `${docId}.${pine}`,
          overrideVer: 0,
          groupOverrideVer: null,
          baseVer: 1,
          changes: [{ op: 'set', path: `/printingRouting/routes/[r]/${path}`, value }] as never,
          acknowledge: [],
        },
      });
    expect(await put('name', 'Other')).toMatchObject({ status: 403 });
    expect(await put('toPrinterId', 'm')).toMatchObject({ status: 200 });
  });
});
