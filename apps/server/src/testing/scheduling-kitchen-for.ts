import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import type { DatabaseKind } from '../store/database/database.ts';
import { openSchedulingKitchen, type SchedulingKitchen } from './scheduling-kitchen.ts';

/** A kitchen for the tests of a `describe`: its service accepts everything at the start of each, and heard nothing else. */
export const schedulingKitchenFor = (database: DatabaseKind): Omit<SchedulingKitchen, 'close'> => {
  let kitchen: SchedulingKitchen;
  beforeAll(async () => {
    kitchen = await openSchedulingKitchen(database);
  });
  beforeEach(() => {
    kitchen.service.calls.length = 0;
    kitchen.service.failAlways(null);
  });
  afterEach(() => expect(kitchen.service.violations).toEqual([]));
  afterAll(() => kitchen.close());
  return {
    get server() {
      return kitchen.server;
    },
    get service() {
      return kitchen.service;
    },
    send: () => kitchen.send(),
    heard: known => kitchen.heard(known),
    world: (...given) => kitchen.world(...given),
  };
};
