import { describe, expect, it } from 'vitest';
import { createSlotPool } from './concurrency-limits.ts';

const limits = {
  person: { count: 2, bytes: 100 },
  address: { count: 3, bytes: 200 },
  process: { count: 4, bytes: 300 },
};
const enter = (slots: ReturnType<typeof createSlotPool>, person: string | null, address: string) =>
  slots.enter({ person, address });

describe('slots for incoming bodies', () => {
  it('allow the configured number per person, per address and in total, and one more after one is released', () => {
    const slots = createSlotPool(limits);
    const first = enter(slots, 'ann', 'here');
    enter(slots, 'ann', 'there');
    expect(() => enter(slots, 'ann', 'elsewhere')).toThrow('429 TOO_MUCH_AT_ONCE');
    enter(slots, 'ben', 'here');
    enter(slots, null, 'here');
    expect(() => enter(slots, 'cat', 'elsewhere')).toThrow('503 BUSY');
    first.leave();
    first.leave();
    const again = enter(slots, 'cat', 'here');
    again.leave();
    enter(slots, 'ann', 'elsewhere');
    expect(() => enter(slots, 'dan', 'elsewhere')).toThrow('503 BUSY');
  });

  it('reject more than the limit of an address, whoever the caller is', () => {
    const slots = createSlotPool({ ...limits, address: { count: 1, bytes: 200 } });
    enter(slots, 'ann', 'here');
    expect(() => enter(slots, 'ben', 'here')).toThrow('429 TOO_MUCH_AT_ONCE');
    enter(slots, 'ben', 'there');
  });

  it('count the bytes per person, per address and in total, exactly', () => {
    const slots = createSlotPool(limits);
    const [one, two] = [enter(slots, 'ann', 'here'), enter(slots, 'ann', 'there')];
    one.grow(60);
    two.grow(40);
    expect(() => two.grow(1)).toThrow('429 TOO_MUCH_AT_ONCE');
    two.leave();
    one.grow(40);
    const ben = enter(slots, 'ben', 'here');
    ben.grow(100);
    const none = enter(slots, null, 'here');
    expect(() => none.grow(1)).toThrow('429 TOO_MUCH_AT_ONCE');
    none.leave();
    const cat = enter(slots, 'cat', 'there');
    cat.grow(100);
    const more = enter(slots, 'dan', 'elsewhere');
    expect(() => more.grow(1)).toThrow('503 BUSY');
    for (const taken of [one, ben, cat, more]) taken.leave();
    enter(slots, 'ann', 'here').grow(100);
  });

  it('count nothing after release', () => {
    const slots = createSlotPool(limits);
    const late = enter(slots, 'ann', 'here');
    late.leave();
    late.grow(1000);
    enter(slots, 'ann', 'here').grow(100);
  });
});
