import { type Id, isId } from '../kinds/index.ts';
import { type Indexes, identityMap, indexOf, type MemberIndex, own } from '../value/index.ts';

/** The value at the path of a list that is split: its order. */
export interface Order {
  readonly order: readonly Id[];
}

const orders = identityMap<MemberIndex | readonly unknown[], Order | undefined>();

/**
 * Returns the order of a list; undefined where members have no ids, and the list is stored whole. One object per array,
 * also for arrays that share an index because their members have the same ids at the same positions.
 */
export const orderOf = (members: readonly unknown[], kept: Indexes | undefined): Order | undefined => {
  if (orders.has(members)) return orders.get(members);
  const index = indexOf(members, kept);
  const order = orders.has(index) ? orders.get(index) : newOrder(members, index);
  orders.set(members, order);
  orders.set(index, order);
  return order;
};

const newOrder = (members: readonly unknown[], index: MemberIndex): Order | undefined => {
  const order = members.map(member => own(member, 'id'));
  return isOrderOf(index, order) ? { order } : undefined;
};

const isOrderOf = (index: MemberIndex, ids: readonly unknown[]): ids is readonly Id[] =>
  (index.holds === 'members' || ids.length === 0) && ids.every(isId);
