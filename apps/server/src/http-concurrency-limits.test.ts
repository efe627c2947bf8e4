import { describe, expect, it } from 'vitest';
import { createSlotPool } from './http-concurrency-limits.ts';

const limits = {
  person: { count: 2, bytes: 100 },
  address: { count: 3, bytes: 200 },
  process: { count: 4, bytes: 300 },
};
const enter = (room: ReturnType<typeof createSlotPool>, person: string | null, address: string) =>
  room.enter({ person, address });

describe('room for bodies on their way in', () => {
  it('takes as many of one person, one address and all as it says, and one more when one has left', () => {
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

  it('of an address refuses more than it says, whoever it is', () => {
    const room = createSlotPool({ ...limits, address: { count: 1, bytes: 200 } });
    enter(room, 'ann', 'here');
    expect(() => enter(room, 'ben', 'here')).toThrow('429 TOO_MUCH_AT_ONCE');
    enter(room, 'ben', 'there');
  });

  it('counts the bytes of a person, an address and all, to the last one', () => {
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

  it('counts nothing of who has left', () => {
    const room = createSlotPool(limits);
    const late = enter(room, 'ann', 'here');
    late.leave();
    late.grow(1000);
    enter(room, 'ann', 'here').grow(100);
  });
});
