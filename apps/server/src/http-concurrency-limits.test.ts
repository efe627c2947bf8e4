import { describe, expect, it } from 'vitest';
import { createSlotPool } from './http-concurrency-limits.ts';

const limits = {
  person: { count: 2, bytes: 100 },
  address: { count: 3, bytes: 200 },
  process: { count: 4, bytes: 300 },
};
const enter = (room: ReturnType<typeof createSlotPool>, person: string | null, address: string) =>
  room.enter({ person, address });

describe('slots for incoming bodies', () => {
  it('allow the configured number per person, per address and in total, and one more after one is released', () => {
    const room = createSlotPool(limits);
    const first = enter(room, 'ann', 'here');
    enter(room, 'ann', 'there');
    expect(() => enter(room, 'ann', 'elsewhere')).toThrow('429 TOO_MUCH_AT_ONCE');
    enter(room, 'ben', 'here');
    enter(room, null, 'here');
    expect(() => enter(room, 'cat', 'elsewhere')).toThrow('503 BUSY');
    first.leave();
    first.leave();
    const again = enter(room, 'cat', 'here');
    again.leave();
    enter(room, 'ann', 'elsewhere');
    expect(() => enter(room, 'dan', 'elsewhere')).toThrow('503 BUSY');
  });

  it('reject more than the limit of an address, whoever the caller is', () => {
    const room = createSlotPool({ ...limits, address: { count: 1, bytes: 200 } });
    enter(room, 'ann', 'here');
    expect(() => enter(room, 'ben', 'here')).toThrow('429 TOO_MUCH_AT_ONCE');
    enter(room, 'ben', 'there');
  });

  it('count the bytes per person, per address and in total, exactly', () => {
    const room = createSlotPool(limits);
    const [one, two] = [enter(room, 'ann', 'here'), enter(room, 'ann', 'there')];
    one.grow(60);
    two.grow(40);
    expect(() => two.grow(1)).toThrow('429 TOO_MUCH_AT_ONCE');
    two.leave();
    one.grow(40);
    const ben = enter(room, 'ben', 'here');
    ben.grow(100);
    const none = enter(room, null, 'here');
    expect(() => none.grow(1)).toThrow('429 TOO_MUCH_AT_ONCE');
    none.leave();
    const cat = enter(room, 'cat', 'there');
    cat.grow(100);
    const more = enter(room, 'dan', 'elsewhere');
    expect(() => more.grow(1)).toThrow('503 BUSY');
    for (const taken of [one, ben, cat, more]) taken.leave();
    enter(room, 'ann', 'here').grow(100);
  });

  it('count nothing after release', () => {
    const room = createSlotPool(limits);
    const late = enter(room, 'ann', 'here');
    late.leave();
    late.grow(1000);
    enter(room, 'ann', 'here').grow(100);
  });
});
