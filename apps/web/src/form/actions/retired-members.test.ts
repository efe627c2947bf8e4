import { deliveryZone } from '@commissary/catalog';
import { getAt } from '@commissary/document';
import { initial } from '@commissary/schema';
import { describe, expect, it } from 'vitest';
import { effectiveOf } from '../../snapshot/index.ts';
import { openedAt } from '../edit-session/form-world.arbitrary.ts';
import { change, contentOf, isDirty, undo } from '../edit-session/index.ts';
import { listRows } from '../rows/index.ts';
import { createFormStore } from '../state/index.ts';
import { removeMember, unhideMember } from './form-actions.ts';

const path = '/deliveryArea/zones';
const zone = { ...initial(deliveryZone), name: 'Hotel', type: 'virtual' };

describe.each(['company', 'location'] as const)('zones that are removed at a %s', level => {
  const start = () => {
    const base = openedAt('company').base as { deliveryArea: object };
    const zones = [{ ...zone, id: 'old' }];
    const opened = openedAt(level, { base: { ...base, deliveryArea: { ...base.deliveryArea, zones } } });
    const store = createFormStore(opened);
    const zonesNow = (session = store.session()) =>
      getAt(effectiveOf(session.opened, contentOf(session)), path) as { id: string; disabled: boolean }[];
    return { store, zones: zonesNow };
  };

  it('[RULE.zones.01] [ROUTE.locationSettings.deliverySettings.b2] stay in the list, disabled and not online, and can be restored', () => {
    const { store, zones } = start();
    removeMember(store, `${path}/[old]`);
    expect(zones()).toMatchObject([{ id: 'old', disabled: true, allowOnline: false }]);
    expect(listRows(store.session().opened, contentOf(store.session()), path)[0]).toMatchObject({ retired: true });
    expect(zones(undo(store.session()))).toMatchObject([{ disabled: false, allowOnline: true }]);
    unhideMember(store, `${path}/[old]`);
    expect([zones()[0]?.disabled, isDirty(store.session())]).toEqual([false, false]);
  });

  it('are removed completely while they were never saved', () => {
    const { store, zones } = start();
    const added = change(store.session(), [
      { op: 'add', path: `${path}/[new]`, after: 'old', value: { ...zone, id: 'new' } },
    ]);
    store.write(added);
    removeMember(store, `${path}/[new]`);
    expect(zones().map(({ id }) => id)).toEqual(['old']);
  });
});
