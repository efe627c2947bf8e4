import { sumOf, withDescendants } from './processor-seconds.mjs';

/**
 * The processor seconds of everything that ran below one process. The system adds those of a process that ended to its
 * parent, if that waited for it. A browser does not wait for all of its own processes: of those, what they had taken at
 * the last look is kept here.
 */
export class ProcessTree {
  #root;
  #members = new Map();
  #lost = 0;

  constructor(root) {
    this.#root = root;
  }

  /** Has to be called again and again while the root runs, with every process of the machine. */
  look(processes) {
    this.#update(processes, 0);
  }

  /** Returns the seconds of the whole tree; `waited` is what its root has left to the process that started it. */
  end(processes, waited) {
    this.#update(processes, waited);
    return this.#lost + waited + sumOf([...this.#members.values()]);
  }

  #update(processes, waited) {
    const before = [...this.#members.values()];
    const runs = ({ pid, start }) => processes.get(pid)?.start === start;
    const remaining = before.filter(runs).map(({ pid }) => processes.get(pid));
    const ended = before.filter(one => !runs(one));
    const passedOn = remaining.reduce(
      (sum, { pid, endedChildren }) => sum + endedChildren - this.#members.get(pid).endedChildren,
      waited,
    );
    this.#lost += Math.max(0, sumOf(ended) - passedOn);
    // A process whose parent ended has another parent now.
    const tree = withDescendants([this.#root, ...remaining.map(({ pid }) => pid)], processes);
    this.#members = new Map(tree.map(one => [one.pid, one]));
  }
}
