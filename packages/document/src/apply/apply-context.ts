import {
  attachedIndexes,
  attachIndexes,
  frozen,
  type Indexes,
  indexIfLong,
  indexOf,
  type MemberIndex,
} from '@commissary/schema';
import { type Change, collect, type Dropped, type DropReason, type Node } from '../change/index.ts';

/** The options of applying one list. */
export class ApplyContext {
  readonly dropped: Dropped[] = [];
  private marked: Set<Change> | undefined;
  private doubted: Set<Change> | undefined;
  private readonly layer: number | undefined;
  /** Long arrays that this run and those below it made and that have no other reader yet, with their indexes. */
  private made: Map<readonly unknown[], MemberIndex> | undefined;
  private madeMembers = 0;
  private readonly kept: Indexes | undefined;

  /** `below` is the run of the layer below when its document is not kept: this run then writes into its arrays. */
  constructor(base?: unknown, layer?: number, below?: ApplyContext) {
    this.layer = layer;
    this.made = below?.made;
    this.madeMembers = below?.madeMembers ?? 0;
    this.kept = below === undefined ? attachedIndexes(base) : below.kept;
  }

  indexIfLong(array: readonly unknown[]): MemberIndex | undefined {
    return this.made?.get(array) ?? indexIfLong(array, this.kept);
  }

  indexOf(array: readonly unknown[]): MemberIndex {
    return this.made?.get(array) ?? indexOf(array, this.kept);
  }

  /**
   * A copy made by this run. Its members keep their ids and positions, so the index of a long array stays valid for it.
   */
  copyOf(array: readonly unknown[], index: MemberIndex | undefined): unknown[] {
    if (isWritable(array, this.made)) return array;
    const copy = array.slice();
    if (index === undefined) return copy;
    this.made ??= new Map();
    this.made.set(copy, index);
    this.madeMembers += copy.length;
    return copy;
  }

  /** The document that this run and those below it made. */
  finish<D>(value: D): D {
    if (this.made !== undefined && this.madeMembers >= WORTH_KEEPING) attachIndexes(value, this.made);
    return frozen(value);
  }

  /** Entries that had no effect, also those that need no report. */
  get inert(): ReadonlySet<Change> {
    return this.marked ?? nothing;
  }

  markInert(change: Change): void {
    this.marked ??= new Set();
    this.marked.add(change);
  }

  report(change: Change, reason: DropReason): void {
    const { path, op } = change;
    this.dropped.push(this.layer === undefined ? { path, op, reason } : { path, op, reason, layer: this.layer });
  }

  drop(change: Change, reason: DropReason): void {
    this.markInert(change);
    this.report(change, reason);
  }

  /** Reports once that the target of an entry was ambiguous: several members have its id. */
  doubt(change: Change): void {
    if (this.inert.has(change) || this.doubted?.has(change)) return;
    this.doubted ??= new Set();
    this.doubted.add(change);
    this.report(change, 'ambiguous');
  }

  dropAll(node: Node, reason: DropReason): void {
    for (const change of collect(node)) this.drop(change, reason);
  }
}

/** Up to this number of members, reading them again is faster than caching their indexes. */
const WORTH_KEEPING = 48;

const nothing: ReadonlySet<Change> = new Set();

const isWritable = (array: readonly unknown[], made: Indexes | undefined): array is unknown[] =>
  made?.has(array) === true;
